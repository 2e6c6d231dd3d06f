import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface PageHeaderProps {
  title: string
  /** A short description of the page, if its title does not describe it. */
  name?: string | undefined
  /** A sentence about the page. */
  caption?: string | undefined
  /** The page's actions, at the end of the row. */
  children?: ReactNode
}

/** A page's heading, caption and actions. */
export function PageHeader({ title, name, caption = name, children }: PageHeaderProps) {
  const { i18n } = useTranslation()
  // 一, 二 and 三 look like lines rather than words.
  const isNameFirst = name && i18n.language.startsWith('zh')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: { xs: 2, sm: 3 } }}>
      <Box sx={{ flexGrow: 1 }}>
        {isNameFirst ? (
          <Typography variant="h1">
            {name}{' '}
            <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              · {title}
            </Box>
          </Typography>
        ) : (
          <>
            <Typography variant="h1">{title}</Typography>
            {caption && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{caption}</Typography>}
          </>
        )}
      </Box>
      {children}
    </Box>
  )
}
