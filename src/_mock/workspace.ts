/** Ids of records begin with `w2-` in the second workspace and `w3-` in the third; those of the first have no prefix. */
const mark = /^w(\d)-/

/** The number of the workspace that a request names; the first if it names none that there is. */
export function workspaceOf(search: URLSearchParams) {
  const [, number] = /^workspace-([23])$/.exec(search.get('workspace') ?? '') ?? []
  return Number(number ?? 1)
}

/** The number of the workspace that a record belongs to. */
export const ownerOf = (id: string) => Number(mark.exec(id)?.[1] ?? 1)

/** The id of a record in a workspace. */
export const idIn = (workspace: number, id: string) => (workspace === 1 ? '' : `w${workspace}-`) + id.replace(mark, '')

/** Two thirds of the rows, others for each workspace. */
export const someOf = <T>(rows: T[], workspace: number) => rows.filter((_, index) => (index + workspace) % 3 !== 0)
