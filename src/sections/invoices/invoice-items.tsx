import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import addIcon from '~icons/solar/add-circle-linear'
import { InvoiceItem } from './invoice-item'
import { emptyItem, type InvoiceValues } from './invoice-values'

/** The control that gets the focus once the items have been rendered again. */
type Wanted = { index: number; part: 'title' | 'up' | 'down' | 'remove' }

/** The items of an invoice: added, moved and removed, with the focus where the user continues. */
export function InvoiceItems() {
  const { t } = useTranslation('invoices')
  const { control } = useFormContext<InvoiceValues>()
  // The items have their own ids.
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'items', keyName: 'key' })
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<Wanted>(undefined)

  useEffect(() => {
    if (!wanted.current) return
    focusPart(list.current?.children[wanted.current.index], wanted.current.part)
    wanted.current = undefined
  })

  function add() {
    wanted.current = { index: fields.length, part: 'title' }
    append(emptyItem(), { shouldFocus: false })
  }

  function drop(index: number) {
    wanted.current = { index: Math.min(index, fields.length - 2), part: fields.length > 2 ? 'remove' : 'title' }
    remove(index)
    setSaid(t('form.itemRemoved', { number: index + 1 }))
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= fields.length) return
    wanted.current = { index: to, part: to < from ? 'up' : 'down' }
    swap(from, to)
    setSaid(t('form.itemMoved', { from: from + 1, to: to + 1 }))
  }

  return (
    <Box sx={{ p: 'var(--ark-card-padding)', containerType: 'inline-size' }}>
      <Typography component="h2" variant="h6">
        {t('items')}
      </Typography>
      <Box component="ol" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map(({ key }, index) => (
          <li key={key}>
            <InvoiceItem
              index={index}
              count={fields.length}
              onMove={(to) => move(index, to)}
              onRemove={() => drop(index)}
            />
          </li>
        ))}
      </Box>
      <Button variant="soft" onClick={add} startIcon={<Icon icon={addIcon} />} sx={{ mt: 1, minHeight: 44 }}>
        {t('form.addItem')}
      </Button>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
    </Box>
  )
}

function focusPart(line: Element | undefined, part: Wanted['part']) {
  // At an end one of the two buttons is disabled; the other one takes the focus.
  const parts = part === 'up' ? ['up', 'down'] : part === 'down' ? ['down', 'up'] : [part, 'title']
  for (const name of parts) {
    const found = line?.querySelector<HTMLElement>(`[data-part="${name}"]`)
    if (found && !found.matches(':disabled')) return found.focus()
  }
}
