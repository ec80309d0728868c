interface Import {
  from: string
  target: string
}

/** Maps each entry of a folder to the entries it imports. A subfolder is one entry. */
type Level = Map<string, Set<string>>

/**
 * A circle exists if entries of one folder (files, and subfolders with all their contents) import each other. Its first entry is repeated
 * at the end. The linter finds circles of files.
 */
export function findCircles(imports: readonly Import[]): string[][] {
  return [...levelsOf(imports).values()].flatMap((level) => {
    const circle = findCircle(level)
    return circle ? [circle] : []
  })
}

export function importsOf(circle: readonly string[], imports: readonly Import[]): Import[] {
  return circle
    .slice(0, -1)
    .flatMap(
      (entry, at) =>
        imports.find(
          ({ from, target }) => isWithin(from, entry) && isWithin(target, circle[at + 1] ?? ''),
        ) ?? [],
    )
}

function isWithin(path: string, entry: string): boolean {
  return path === entry || path.startsWith(`${entry}/`)
}

function levelsOf(imports: readonly Import[]): Map<string, Level> {
  const levels = new Map<string, Level>()
  for (const { from, target } of imports) {
    const here = from.split('/')
    const there = target.split('/')
    const depth = here.findIndex((part, at) => part !== there[at])
    if (depth < 1 || there.length <= depth) continue
    const folder = here.slice(0, depth).join('/')
    const entry = here.slice(0, depth + 1).join('/')
    const other = there.slice(0, depth + 1).join('/')
    const level = levels.get(folder) ?? new Map<string, Set<string>>()
    levels.set(folder, level.set(entry, (level.get(entry) ?? new Set()).add(other)))
  }
  return levels
}

function findCircle(level: Level): string[] | undefined {
  const cleared = new Set<string>()
  function visit(entry: string, path: readonly string[]): string[] | undefined {
    if (cleared.has(entry)) return undefined
    const start = path.indexOf(entry)
    if (start !== -1) return [...path.slice(start), entry]
    for (const next of level.get(entry) ?? []) {
      const circle = visit(next, [...path, entry])
      if (circle) return circle
    }
    cleared.add(entry)
    return undefined
  }
  for (const entry of level.keys()) {
    const circle = visit(entry, [])
    if (circle) return circle
  }
  return undefined
}
