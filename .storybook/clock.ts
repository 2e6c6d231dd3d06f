import isChromatic from 'chromatic/isChromatic'

const moment = Date.parse('2026-03-14T09:26:53Z')

/** The clock is fixed for Chromatic's snapshots: dates would differ from day to day. */
if (isChromatic()) {
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, self) => Reflect.construct(target, args.length ? args : [moment], self),
    get: (target, name) => (name === 'now' ? () => moment : Reflect.get(target, name)),
  })
}
