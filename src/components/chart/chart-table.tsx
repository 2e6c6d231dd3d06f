import { visuallyHidden } from '@mui/utils'

export interface ChartTableData {
  /** What the first column holds. */
  corner: string
  columns: string[]
  rows: { name: string; cells: string[] }[]
}

interface ChartTableProps extends ChartTableData {
  id?: string
  caption: string
  /** In place of a chart that could not be drawn. */
  shown: boolean
}

/** The numbers of a chart, for those who do not see it. */
export function ChartTable({ id, caption, corner, columns, rows, shown }: ChartTableProps) {
  // A table pays no heed to a height of 1 px, its box does.
  return (
    <div style={shown ? { maxHeight: '100%', overflow: 'auto' } : visuallyHidden}>
      <table id={id} style={shown ? { width: '100%', textAlign: 'start' } : undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
