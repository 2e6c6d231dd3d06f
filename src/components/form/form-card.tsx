import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface FormCardProps {
  title: string
  text: string
  children: ReactNode
}

/** A section of a long form: title and text beside its fields. */
export function FormCard({ title, text, children }: FormCardProps) {
  const id = useId()
  return (
    <Row role="group" aria-labelledby={id}>
      <div>
        <Typography id={id} variant="h6" component="h2">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      </div>
      <Card sx={{ p: 'var(--ark-card-padding)', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {children}
      </Card>
    </Row>
  )
}

/** Two fields side by side if there is room. */
export const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: 24,
})

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '280px minmax(0, 1fr)', gap: theme.spacing(3) },
}))

/** The buttons of a long form, at the foot of the window while the form goes on below it: cancel first, the main one last. */
export const FormFoot = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(1.5),
  minHeight: 72,
  paddingBlock: theme.spacing(2),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  // What takes the focus is scrolled clear of it (WCAG 2.4.11).
  'html:has(&)': { scrollPaddingBlockEnd: 88 },
  '@media print': { display: 'none' },
}))
