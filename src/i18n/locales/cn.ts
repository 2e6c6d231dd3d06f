import { zhCN as mui } from '@mui/material/locale'
import words from './cn.json'

export const texts = { words, mui }
