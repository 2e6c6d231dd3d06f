import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface FormCardProps {
  title: string
  text: string
  /** The heading's level: 3 where the form has a heading of its own. */
  level?: 2 | 3
  children: ReactNode
}

/** A part of a long form: what it is about beside its fields. */
export function FormCard({ title, text, level = 2, children }: FormCardProps) {
  const id = useId()
  return (
    <Row role="group" aria-labelledby={id}>
      <div>
        <Typography id={id} variant="h6" component={`h${level}`}>
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

/** Two fields side by side where there is room. */
export const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: 24,
})

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.4fr)', gap: theme.spacing(3) },
}))
