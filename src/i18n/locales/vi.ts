import { viVN as mui } from '@mui/material/locale'
import words from './vi.json'

export const texts = { words, mui }
