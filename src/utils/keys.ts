/** The names of an object's own properties; for objects without properties beyond their type. */
export const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[]

/** True if an object has an own property of this name. */
export const isKeyOf = <T extends object>(object: T, name: PropertyKey): name is keyof T => Object.hasOwn(object, name)

/** The value if it is in the list, else undefined: narrows the text of a menu, a URL or a server. */
export const valueIn = <T>(list: readonly T[], value: unknown) => list.find((each) => each === value)
