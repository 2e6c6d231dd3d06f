import { styled } from '@mui/material/styles'
import type { Choices } from '@/settings/choices'
import { navColorVars } from '@/theme/nav-color'

interface NavPictureProps {
  layout?: Choices['navLayout']
  color?: Choices['navColor']
}

/** A thumbnail of the dashboard's frame: position and background of the navigation. */
export function NavPicture({ layout = 'vertical', color = 'integrate' }: NavPictureProps) {
  const { root, dark } = navColorVars(color)
  const side = layout === 'mini' ? 11 : 26
  return (
    <Picture
      viewBox="0 0 80 52"
      style={{ '--nav': root['--ark-nav-bg'], '--nav-dark': dark['--ark-nav-bg'] ?? root['--ark-nav-bg'] }}
      data-wide={layout === 'horizontal' || undefined}
    >
      <rect className="page" width="80" height="52" rx="6" />
      {layout === 'horizontal' ? (
        <>
          <path className="nav" d="M0 14V6a6 6 0 0 1 6-6h68a6 6 0 0 1 6 6v8z" />
          <circle className="accent" cx="8" cy="7" r="2.5" />
          <path className="item" d="M15 7h9M28 7h9M41 7h9" />
          <path className="edge" d="M0 14h80" />
          <rect className="card" x="6" y="20" width="42" height="26" rx="3" />
          <rect className="card" x="52" y="20" width="22" height="26" rx="3" />
        </>
      ) : (
        <>
          <path className="nav" d={`M0 6a6 6 0 0 1 6-6h${side - 6}v52H6a6 6 0 0 1-6-6z`} />
          <circle className="accent" cx="5.5" cy="8" r="2.5" />
          {layout === 'mini' ? (
            <path className="item" d="M4.5 18h2M4.5 25h2M4.5 32h2" />
          ) : (
            <path className="item" d="M5 18h15M5 25h11M5 32h13" />
          )}
          <path className="edge" d={`M${side} 0v52`} />
          <rect className="card" x={side + 6} y="6" width={68 - side} height="16" rx="3" />
          <rect className="card" x={side + 6} y="27" width={(64 - side) / 2} height="19" rx="3" />
          <rect className="card" x={side + 10 + (64 - side) / 2} y="27" width={(64 - side) / 2} height="19" rx="3" />
        </>
      )}
    </Picture>
  )
}

const Picture = styled('svg')(({ theme }) => {
  const { background, primary, divider, text } = theme.vars.palette
  return {
    display: 'block',
    width: '100%',
    maxWidth: 104,
    borderRadius: 6,
    boxShadow: `0 0 0 1px ${divider}`,
    fill: 'none',
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    '& .page': { fill: background.neutral },
    '& .nav': { fill: 'var(--nav)', ...theme.applyStyles('dark', { fill: 'var(--nav-dark)' }) },
    '& .card': { fill: background.paper, ...theme.applyStyles('dark', { fill: divider }) },
    '& .accent': { fill: primary.main },
    '& .edge': { stroke: divider },
    '& .item': { stroke: text.disabled, strokeWidth: 3, strokeLinecap: 'round' },
  }
})
