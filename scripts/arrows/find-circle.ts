interface Import {
  from: string
  target: string
}

/** The folder of a record or a feature that a file belongs to. */
export function folderOf(path: string): string | undefined {
  return /^web\/src\/(?:records|features)\/[^/]+(?=\/)/.exec(path)?.[0]
}

/** Folders that import each other in a circle, the first of them again at the end; undefined where all arrows run one way. */
export function findCircle(imports: readonly Import[]): string[] | undefined {
  const graph = new Map<string, Set<string>>()
  for (const { from, target } of imports) {
    const [folder, other] = [folderOf(from), folderOf(target)]
    if (!folder || !other || folder === other) continue
    graph.set(folder, (graph.get(folder) ?? new Set()).add(other))
  }
  const cleared = new Set<string>()
  function visit(folder: string, path: readonly string[]): string[] | undefined {
    if (cleared.has(folder)) return undefined
    const start = path.indexOf(folder)
    if (start !== -1) return [...path.slice(start), folder]
    for (const next of graph.get(folder) ?? []) {
      const circle = visit(next, [...path, folder])
      if (circle) return circle
    }
    cleared.add(folder)
    return undefined
  }
  for (const folder of graph.keys()) {
    const circle = visit(folder, [])
    if (circle) return circle
  }
  return undefined
}
