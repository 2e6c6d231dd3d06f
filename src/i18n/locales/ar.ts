import { arEG as mui } from '@mui/material/locale'
import words from './ar.json'

export const texts = { words, mui }
