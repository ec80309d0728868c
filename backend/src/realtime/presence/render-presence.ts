import type { PresenceEntry } from '../cluster/messages.ts'

export function renderState(entries: PresenceEntry[]): string {
  const byKey = new Map<string, string[]>()
  for (const { key, meta } of entries) {
    const metas = byKey.get(key)
    if (metas) metas.push(meta)
    else byKey.set(key, [meta])
  }
  const parts = [...byKey].map(
    ([key, metas]) => `${JSON.stringify(key)}:{"metas":[${metas.join(',')}]}`,
  )
  return `{${parts.join(',')}}`
}

export function renderDiff(joins: PresenceEntry[], leaves: PresenceEntry[]): string {
  return `{"joins":${renderState(joins)},"leaves":${renderState(leaves)}}`
}
