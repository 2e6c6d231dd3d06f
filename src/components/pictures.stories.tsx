import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { assetUrl } from './asset-url'
import { Flag } from './flag'

const characters = [1, 2, 3, 4, 5, 6, 8, 10]
const backgrounds = [1, 2]
const flags = Object.keys(import.meta.glob('/public/assets/flags/*.webp')).map((path) => path.slice(-7, -5))

function Grid({ least, children }: { least: number; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: `repeat(auto-fill, minmax(${least}px, 1fr))` }}>
      {children}
    </Box>
  )
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', alignContent: 'start', gap: 1, textAlign: 'center' }}>
      {children}
      <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
    </Box>
  )
}

const meta = { title: 'Foundations/Pictures' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const allLoaded: Story['play'] = async ({ canvasElement }) => {
  const pictures = [...canvasElement.querySelectorAll('img')]
  await expect(pictures.length).toBeGreaterThan(0)
  await waitFor(
    () => expect(pictures.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)).toEqual([]),
    {
      timeout: 5000,
    },
  )
}

export const Characters: Story = {
  render: () => (
    <Grid least={200}>
      {characters.map((character) => (
        <Named key={character} name={`character-${character}`}>
          <img src={assetUrl(`assets/illustrations/character-${character}.webp`)} alt="" width={200} height={200} />
        </Named>
      ))}
    </Grid>
  ),
  play: allLoaded,
}

export const Backgrounds: Story = {
  render: () => (
    <Grid least={280}>
      {backgrounds.map((background) => (
        <Named key={background} name={`blur-${background}`}>
          <Box
            component="img"
            src={assetUrl(`assets/backgrounds/blur-${background}.webp`)}
            alt=""
            sx={{ width: 1, height: 200, borderRadius: 2, objectFit: 'cover' }}
          />
        </Named>
      ))}
    </Grid>
  ),
  play: allLoaded,
}

/** 26 × 20 px, beside the name of the country or language. */
export const Flags: Story = {
  render: () => (
    <Grid least={64}>
      {flags.map((flag) => (
        <Named key={flag} name={flag}>
          <Flag countryCode={flag} />
        </Named>
      ))}
    </Grid>
  ),
  play: allLoaded,
}
