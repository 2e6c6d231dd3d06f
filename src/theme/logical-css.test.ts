import { describe, expect, test } from 'vitest'
import { toLogical } from './logical-css'

const cases: [property: string, value: string, logical: string | undefined][] = [
  ['margin-left', '8px', 'margin-inline-start:8px;'],
  ['padding-right', 'calc(2 * var(--gap))!important', 'padding-inline-end:calc(2 * var(--gap))!important;'],
  ['scroll-margin-left', '4px', 'scroll-margin-inline-start:4px;'],
  ['left', '50%', 'inset-inline-start:50%;'],
  ['right', '0', 'inset-inline-end:0;'],
  ['border-left', '1px solid', 'border-inline-start:1px solid;'],
  ['border-right-color', 'red', 'border-inline-end-color:red;'],
  ['border-top-left-radius', '4px', 'border-start-start-radius:4px;'],
  ['border-bottom-right-radius', '4px', 'border-end-end-radius:4px;'],
  ['text-align', 'left', 'text-align:start;'],
  ['text-align', 'right!important', 'text-align:end!important;'],
  ['text-align', 'center', undefined],
  ['float', 'right', 'float:inline-end;'],
  ['margin', '0 8px', undefined],
  ['margin', '0 auto 0 auto', undefined],
  ['margin', '1px 2px 3px 4px', 'margin-block:1px 3px;margin-inline:4px 2px;'],
  [
    'padding',
    'calc(1px + 2px) 2px 3px var(--a, 4px) !important',
    'padding-block:calc(1px + 2px) 3px !important;padding-inline:var(--a, 4px) 2px !important;',
  ],
  ['inset', '0 auto 0 0', 'inset-block:0 0;inset-inline:0 auto;'],
  ['border-width', '0 1px 0 2px', 'border-block-width:0 0;border-inline-width:2px 1px;'],
  ['border-radius', '8px', undefined],
  ['border-radius', '8px 8px 0 0', undefined],
  [
    'border-radius',
    '8px 0 0 8px',
    'border-start-start-radius:8px;border-start-end-radius:0;border-end-end-radius:0;border-end-start-radius:8px;',
  ],
  [
    'transition',
    'left 200ms cubic-bezier(0.4, 0, 0.2, 1), opacity 1s',
    'transition:inset-inline-start 200ms cubic-bezier(0.4, 0, 0.2, 1), opacity 1s;',
  ],
  ['transition', 'opacity 1s', undefined],
  [
    'transform',
    'translate(14px, -9px) scale(0.75)',
    'transform:translate(calc(var(--side) * 14px), -9px) scale(0.75);',
  ],
  ['transform', 'translate(-50%, -50%)', 'transform:translate(calc(var(--side) * -50%), -50%);'],
  ['transform', 'translateX(var(--x, 1px))', 'transform:translateX(calc(var(--side) * var(--x, 1px)));'],
  ['transform', 'scale(1) translate(var(--both))', undefined],
  ['transform', 'translate(0, 4px) rotate(45deg)', undefined],
  ['transform', 'translateY(4px)', undefined],
  ['transform-origin', 'top left', 'transform-origin:calc(50% - var(--side) * 50%) top;'],
  ['transform-origin', 'right center', 'transform-origin:calc(50% + var(--side) * 50%) center;'],
  ['transform-origin', 'center', undefined],
  ['--left', '4px', undefined],
  ['background-position', 'right 8px center', undefined],
]

describe('left and right as start and end', () => {
  test.each(cases)('%s: %s', (property, value, logical) => {
    expect(toLogical(property, value)).toBe(logical)
  })
})
