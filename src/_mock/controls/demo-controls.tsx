import { styled } from '@mui/material/styles'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writeDemo } from '@/_mock/demo'
import { setOnSpent } from '@/_mock/demo-state'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import controlsIcon from '~icons/solar/test-tube-bold-duotone'
import { useDemo } from './use-demo'
import { useExpiry } from './use-expiry'

const DemoPanel = lazyPart(() => import('./demo-panel'), 'DemoPanel')

/**
 * The button at the edge that opens the demo controls, with a dot while one is set. It is where pages are empty: beside the
 * content, and on a phone below it.
 */
export function DemoControls() {
  const { t } = useTranslation('demo')
  const controls = useDemo()
  const { demo, write } = controls
  const set = writeDemo(demo)
  const [open, setOpen] = useState(false)
  // Once opened the panel stays mounted, so that it can animate closing.
  const [mounted, setMounted] = useState(false)

  const { next } = demo
  const dropNext = useEffectEvent(() => write({ next: undefined }))
  useEffect(() => {
    if (next) setOnSpent(dropNext)
    return () => setOnSpent(() => {})
  }, [next])
  useExpiry(demo.expire, () => write({ expire: false }))

  return (
    <Edge aria-label={t('title')}>
      <button
        type="button"
        aria-label={t('title')}
        aria-haspopup="dialog"
        aria-describedby={set && 'demo-controls-set'}
        title={t('title')}
        data-set={set && ''}
        onPointerEnter={DemoPanel.preload}
        onFocus={DemoPanel.preload}
        onClick={() => {
          setMounted(true)
          setOpen(true)
        }}
      >
        <Icon icon={controlsIcon} />
      </button>
      {set && (
        <span id="demo-controls-set" hidden>
          {t('set', { text: set })}
        </span>
      )}
      <Suspense>{mounted && <DemoPanel open={open} onClose={() => setOpen(false)} controls={controls} />}</Suspense>
    </Edge>
  )
}

const Edge = styled('section')(({ theme }) => {
  const { background, primary, error } = theme.vars.palette
  return {
    // In the page's gutter, beside its content.
    position: 'fixed',
    zIndex: theme.zIndex.speedDial,
    insetBlockEnd: 88,
    insetInlineEnd: 'env(safe-area-inset-right)',
    'html[dir="rtl"] &': { insetInlineEnd: 'env(safe-area-inset-left)' },
    [theme.breakpoints.down('sm')]: {
      // A phone has no such gutter: it is at the bottom of the page, below the content.
      position: 'absolute',
      insetBlockEnd: 'auto',
      insetInlineEnd: 0,
      marginBlockStart: -52,
    },
    '@media print': { display: 'none' },
    '& > button': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: 24,
      height: 44,
      padding: 0,
      border: 0,
      borderStartStartRadius: 12,
      borderEndStartRadius: 12,
      color: primary.main,
      backgroundColor: background.paper,
      boxShadow: theme.vars.customShadows.dropdown,
      outline: '1px solid var(--ark-edge)',
      cursor: 'pointer',
      transition: 'color 120ms, background-color 120ms',
      [theme.breakpoints.down('sm')]: { width: 52 },
      [theme.breakpoints.up('lg')]: { width: 32 },
      '&:hover': { color: primary.contrastText, backgroundColor: primary.main },
      '&:focus-visible': { outline: '2px solid var(--ark-focus)', outlineOffset: 2 },
      '&[data-set]::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 6,
        insetInlineStart: 4,
        width: 8,
        height: 8,
        borderRadius: '50%',
        backgroundColor: error.main,
      },
    },
  }
})
