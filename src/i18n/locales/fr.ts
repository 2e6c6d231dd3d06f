import { frFR as mui } from '@mui/material/locale'
import words from './fr.json'

export const texts = { words, mui }
