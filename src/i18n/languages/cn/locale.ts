import { zhCN as mui } from '@mui/material/locale'
import words from './shell.json'

export const texts = { words, mui }
