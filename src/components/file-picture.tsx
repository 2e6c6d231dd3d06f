import { styled } from '@mui/material/styles'
import { assetUrl } from './asset-url'
import { fileKinds, kindOf } from './file-kinds'
import { Icon } from './icon'

interface FilePictureProps {
  name: string
  /** Our own type or a media type. */
  type: string
  /** The URL of a preview. */
  preview?: string | undefined
  /** In px; by default it fills its container, as a sheet of paper. */
  size?: number
}

/** A file's preview, else the picture of its type. Decorative: its name is beside it. */
export function FilePicture({ name, type, preview, size }: FilePictureProps) {
  const kind = kindOf(name, type)
  const { icon, color } = fileKinds[kind]
  if (preview) {
    return (
      <Picture
        src={assetUrl(preview)}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        style={{ width: size ?? '100%', height: size ?? '100%' }}
      />
    )
  }
  if (size) {
    return (
      <Tile color={color} style={{ width: size, height: size }} aria-hidden>
        <Icon icon={icon} size={Math.round(size * 0.6)} />
      </Tile>
    )
  }
  if (kind === 'folder') {
    return (
      <Tile color={color} style={{ width: '100%', height: '100%', borderRadius: 0 }} aria-hidden>
        <Icon icon={icon} size={72} />
      </Tile>
    )
  }
  const ending = /\.(\w{1,5})$/.exec(name)?.[1]
  return (
    <Tile color={color} style={{ width: '100%', height: '100%', borderRadius: 0 }} aria-hidden>
      <Sheet color={color}>
        <Icon icon={icon} size={36} />
        {ending && <b dir="ltr" data-ending={ending} />}
      </Sheet>
    </Tile>
  )
}

type Color = (typeof fileKinds)[keyof typeof fileKinds]['color']

const forwardAll = { shouldForwardProp: (prop: string) => prop !== 'color' }

const Picture = styled('img')({ display: 'block', flexShrink: 0, objectFit: 'cover', borderRadius: 'inherit' })

const Tile = styled(
  'span',
  forwardAll,
)<{ color: Color }>(({ theme, color }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  borderRadius: 10,
  color: theme.vars.palette[color].vivid,
  backgroundColor: theme.vars.palette[color].soft,
}))

const Sheet = styled(
  'span',
  forwardAll,
)<{ color: Color }>(({ theme, color }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 68,
  height: 84,
  borderRadius: 10,
  paddingBlockEnd: 8,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.customShadows.card,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    width: 18,
    height: 18,
    borderEndStartRadius: 6,
    borderStartEndRadius: 10,
    backgroundColor: theme.vars.palette[color].soft,
  },
  // Generated content, since the name already has the extension.
  '& > b::before': { content: 'attr(data-ending)' },
  '& > b': {
    position: 'absolute',
    insetBlockEnd: 8,
    insetInlineStart: -8,
    paddingInline: 6,
    borderRadius: 5,
    fontSize: theme.typography.pxToRem(10),
    lineHeight: 1.7,
    letterSpacing: '0.04em',
    textTransform: 'uppercase',
    color: theme.vars.palette[color].contrastText,
    backgroundColor: theme.vars.palette[color].main,
  },
}))
