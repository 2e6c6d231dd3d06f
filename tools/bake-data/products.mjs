import { ago, between, rows } from './common.mjs'
import * as words from './words.mjs'

/** By product: what is said of it, and what its variants differ in, with what each adds to the price. */
const details = [
  {
    text: 'Closed-back headphones with memory-foam pads and a cable that can be replaced. 32 hours on one charge; every part can be ordered on its own.',
  },
  {
    text: 'Thrown by hand and fired twice, so that the glaze keeps its color in the dishwasher. No two mugs are quite alike.',
    sizes: [
      ['250 ml', 0],
      ['350 ml', 4],
    ],
  },
  {
    text: 'A warm light of 400 lumens for a desk or a bedside, dimmed by a pull of the cord. The bulb is included and can be replaced.',
    colors: [
      ['Brass', 0],
      ['Black', 0],
    ],
  },
  {
    text: 'A deep seat on four legs of solid wood. The cover comes off for washing; the frame has a guarantee of ten years.',
    colors: [
      ['Oak', 0],
      ['Walnut', 40],
    ],
  },
  {
    text: 'Recycled canvas with a padded sleeve for a 15-inch laptop, a pocket for a bottle, and straps that are sewn to be repaired.',
    sizes: [
      ['20 l', 0],
      ['28 l', 20],
    ],
  },
  {
    text: 'Prints in 90 seconds, with a flash that knows when it is needed. The first film of ten pictures is in the box.',
  },
  {
    text: 'A steel case, a sapphire crystal, and a movement that is wound by wearing it. Waterproof to 100 meters.',
    colors: [
      ['Brown', 0],
      ['Black', 0],
    ],
    sizes: [
      ['38 mm', 0],
      ['42 mm', 20],
    ],
  },
  {
    text: 'Wheel-thrown stoneware with a narrow neck, for three stems or thirty. Glazed inside, so it holds water.',
    sizes: [
      ['18 cm', 0],
      ['24 cm', 12],
      ['32 cm', 30],
    ],
  },
]

const editions = ['', ', sand', ', night blue']
/** Not in the shop yet. The blue mug waits for the samples of its glaze. */
const drafts = [14, 18, 21, 24]
/** Few are left of the first, none of the second. */
const low = { 4: 6, 8: 9, 11: 4, 15: 7, 22: 3 }
const sold = [3, 13, 18, 21]

const one = [['', 0]]

export const products = rows('products', 24, (faker, index) => {
  const number = index + 1
  const [name, category, price] = words.products[index % 8]
  const { text, colors, sizes } = details[index % 8]
  const sku = `SKU-${number + 100}`
  const options = (colors ?? one).flatMap(([color, more]) =>
    (sizes ?? one).map(([size, most]) => ({ color, size, price: price + more + most })),
  )
  const left = sold.includes(number) ? 0 : (low[number] ?? between(faker, 24, 180))
  // The first ones have more than the rest.
  const stockOf = (place) => Math.floor((left + options.length - 1 - place) / options.length)
  return {
    id: `product-${number}`,
    sku,
    name: `${name}${editions[Math.floor(index / 8)]}`,
    images: [`assets/products/product-${number}.webp`, `assets/products/detail-${number}.webp`],
    coverUrl: `assets/products/product-${number}.webp`,
    category,
    publish: drafts.includes(number) ? 'draft' : 'published',
    price,
    available: left,
    description: text,
    variants: colors || sizes ? options.map((option, place) => variant(sku, option, stockOf(place))) : [],
    createdAt: ago(index, faker),
  }
})

function variant(sku, option, available) {
  const short = [option.color.slice(0, 3), option.size.replace(/\D/g, '')].filter(Boolean).join('-')
  return { sku: `${sku}-${short.toUpperCase()}`, ...option, available }
}
