import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface OrderSectionProps {
  title: string
  children: ReactNode
}

/** A titled section of an order's details. */
export function OrderSection({ title, children }: OrderSectionProps) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Section>
  )
}

const Section = styled('section')(({ theme }) => ({
  marginBlockStart: 24,
  paddingBlockStart: 24,
  borderBlockStart: `1px dashed ${theme.vars.palette.divider}`,
}))

/** Labels and values in two columns. */
export const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
  '& .sum': { ...theme.typography.subtitle2, color: theme.vars.palette.text.primary },
}))
