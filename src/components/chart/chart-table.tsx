import { visuallyHidden } from '@mui/utils'

export interface ChartTableData {
  /** The header of the first column. */
  corner: string
  columns: string[]
  rows: { name: string; cells: string[] }[]
}

interface ChartTableProps extends ChartTableData {
  id?: string
  caption: string
  /** Visible, in place of a chart that failed to render. */
  shown: boolean
}

/** The data of a chart as a table, for screen readers. */
export function ChartTable({ id, caption, corner, columns, rows, shown }: ChartTableProps) {
  // A table ignores a height of 1 px; a box around it does not.
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
