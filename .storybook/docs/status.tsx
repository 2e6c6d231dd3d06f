import { useEffect, useState } from 'react'

interface Entry {
  type: 'story' | 'docs'
  id: string
  title: string
  tags: string[]
}

interface Part {
  title: string
  /** The entry that its link leads to. */
  path: string
  tags: Set<string>
}

const columns = ['First state', 'All states', 'By keyboard', 'Screen reader'] as const

/** What the tags of a part's stories say of it; see status.mdx. */
function statusOf(tags: Set<string>) {
  return [
    'Tested',
    tags.has('states') ? 'Tested' : 'Not yet',
    tags.has('keyboard') ? 'Tested' : tags.has('static') ? 'Nothing to operate' : 'Not yet',
    tags.has('screen-reader') ? 'Tested' : 'Not yet',
  ]
}

/** The parts of the shell and the kit with their status, from this Storybook's own index. */
export function Status() {
  const [parts, setParts] = useState<Part[]>([])
  useEffect(() => {
    fetch('./index.json')
      .then((response) => response.json())
      .then(({ entries }: { entries: Record<string, Entry> }) => setParts(partsOf(Object.values(entries))))
  }, [])
  return (
    <table aria-busy={parts.length === 0}>
      <thead>
        <tr>
          <th scope="col">Part</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ title, path, tags }) => (
          <tr key={title}>
            <th scope="row">
              <a href={`./?path=${path}`} target="_top">
                {title}
              </a>
            </th>
            {statusOf(tags).map((status, index) => (
              <td key={columns[index]}>{status}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function partsOf(entries: Entry[]) {
  const parts = new Map<string, Part>()
  for (const { type, id, title, tags } of entries) {
    if (!/^(Kit|Shell)\//.test(title)) continue
    const part = parts.get(title) ?? { title, path: `/${type}/${id}`, tags: new Set() }
    for (const tag of tags) part.tags.add(tag)
    parts.set(title, part)
  }
  return [...parts.values()]
}
