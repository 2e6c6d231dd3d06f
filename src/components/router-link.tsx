import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { createLink, type LinkComponent } from '@tanstack/react-router'

/** By default the router marks a link as the current page on every page below its own, too, and whatever its hash. */
const activeOptions = { exact: true, includeHash: true }

const TextLink = createLink(MuiLink)
const ButtonLink = createLink(Button)

/** A text link to a page of the site. */
export const RouterLink: LinkComponent<typeof MuiLink> = (props) => (
  <TextLink activeOptions={activeOptions} {...props} />
)

/** A link to a page of the site that looks like a button. */
export const RouterButton: LinkComponent<typeof Button> = (props) => (
  <ButtonLink activeOptions={activeOptions} {...props} />
)
