import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { createLink } from '@tanstack/react-router'

/** A link of the text to a page of the site. */
export const RouterLink = createLink(MuiLink)

/** A link that looks like a button. */
export const RouterButton = createLink(Button)
