type Row = { id: string }

/** The given number of rows: the baked ones repeat, with their unique fields changed by `vary`. */
export function repeated<T extends Row>(
  count: number,
  turns: (row: T) => boolean,
  vary: (row: T, number: number) => T,
) {
  return (rows: T[]) => {
    const models = rows.filter(turns)
    const model = (index: number) => models[index % models.length] as T
    return Array.from({ length: count }, (_, index) => rows[index] ?? vary(model(index), index + 1))
  }
}
