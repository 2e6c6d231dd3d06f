import { styled } from '@mui/material/styles'
import type { PaymentCard } from '@/api/payment-cards'

/** The brands' own spelling. */
export const cardNames = { mastercard: 'Mastercard', visa: 'Visa' } satisfies Record<PaymentCard['cardType'], string>

/** A card's logo, by brand. */
export function CardMark({ type }: { type: PaymentCard['cardType'] }) {
  return (
    <Frame role="img" aria-label={cardNames[type]} width={44} height={28} viewBox="0 0 44 28">
      <rect width="44" height="28" rx="5" />
      {type === 'visa' ? (
        <text x="22" y="18.5" textAnchor="middle" fontSize="12" fontWeight="800" fontStyle="italic">
          VISA
        </text>
      ) : (
        <>
          <circle cx="18" cy="14" r="7.5" fill="#E8403A" />
          <circle cx="26" cy="14" r="7.5" fill="#F5A623" fillOpacity="0.88" />
        </>
      )}
    </Frame>
  )
}

const Frame = styled('svg')(({ theme }) => ({
  flexShrink: 0,
  '& rect': { fill: theme.vars.palette.background.neutral },
  '& text': { fill: theme.vars.palette.info.main },
}))
