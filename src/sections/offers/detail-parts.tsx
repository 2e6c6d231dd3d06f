import type { IconifyIcon } from '@iconify/react/offline'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Icon } from '@/components/icon'
import checkIcon from '~icons/solar/check-circle-bold'

/** A titled section of the details. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

interface TermProps {
  icon: IconifyIcon
  name: string
  children: ReactNode
}

/** A field with its label, inside Terms. */
export function Term({ icon, name, children }: TermProps) {
  return (
    // In a list of terms a group may only contain a term and its description, so the icon is part of the term.
    <Box sx={{ position: 'relative', minWidth: 0, paddingInlineStart: '36px', overflowWrap: 'anywhere' }}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        <Box sx={{ position: 'absolute', insetInlineStart: 0, insetBlockStart: 2, color: 'text.disabled' }}>
          <Icon icon={icon} size={24} />
        </Box>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, fontWeight: 500 }}>
        {children}
      </Box>
    </Box>
  )
}

/** Fields with labels, in two columns if there is room. */
export const Terms = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 156px), 1fr))',
  gap: 16,
  margin: 0,
  marginBlockStart: 20,
  padding: 16,
  borderRadius: 12,
  ...theme.typography.body2,
  backgroundColor: theme.vars.palette.background.neutral,
}))

/** The list of what an offer includes. */
export function Included({ items }: { items: string[] }) {
  return (
    <Checks>
      {items.map((item) => (
        <li key={item}>
          <Icon icon={checkIcon} size={18} />
          <span>{item}</span>
        </li>
      ))}
    </Checks>
  )
}

const Checks = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 156px), 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...theme.typography.body2,
  '& > li': { display: 'flex', gap: 8, alignItems: 'flex-start', color: theme.vars.palette.text.secondary },
  '& svg': { marginBlockStart: 2, color: theme.vars.palette.success.main },
}))

/** Words in a row that wrap. */
export const Words = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** A list of users or companies, each with picture, name and a second line. */
export const Entries = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...theme.typography.body2,
  '& > li': { display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 },
}))

interface EntryProps {
  picture: ReactNode
  name: string
  children?: ReactNode
}

export function Entry({ picture, name, children }: EntryProps) {
  return (
    <li>
      {picture}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
      </Box>
    </li>
  )
}
