import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { createLink } from '@tanstack/react-router'

/** A text link to a page of the site. */
export const RouterLink = createLink(MuiLink)

/** A link to a page of the site that looks like a button. */
export const RouterButton = createLink(Button)
