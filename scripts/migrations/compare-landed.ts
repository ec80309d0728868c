export interface Migration {
  name: string
  sha256: string
}

/**
 * A data folder records a migration by name and never runs it again. An edited or removed migration would therefore lead to different
 * schemas, and a new one that sorts before a landed one would run in another order.
 */
export function compareLanded(
  landed: Readonly<Record<string, string>>,
  present: readonly Migration[],
): string[] {
  const hashes = new Map(present.map(({ name, sha256 }) => [name, sha256]))
  const newest = Object.keys(landed).toSorted().at(-1) ?? ''
  return [
    ...Object.entries(landed).flatMap(([name, sha256]) => faultOf(name, sha256, hashes.get(name))),
    ...present
      .filter(({ name }) => !(name in landed) && name < newest)
      .map(
        ({ name }) => `${name} sorts before ${newest}, which has landed: give it a later number`,
      ),
  ]
}

function faultOf(name: string, landed: string, present: string | undefined): string[] {
  if (present === undefined) return [`${name} has landed and is missing: put it back`]
  if (present === landed) return []
  return [`${name} has landed and was edited: restore it and write a new migration`]
}
