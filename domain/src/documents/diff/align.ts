export interface Step {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** DOC-21: if more than 2,000 by 2,000 lines differ, the whole differing part is shown as replaced. */
const MAX_CELLS = 4_000_000

/** Two versions of a contract differ in a few lines, so the table for the differing lines stays small. */
export function align(before: readonly string[], after: readonly string[]): Step[] {
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1
  let tail = 0
  const maxTail = Math.min(before.length, after.length) - head
  while (tail < maxTail && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const old = before.slice(head, before.length - tail)
  const now = after.slice(head, after.length - tail)
  return [
    ...steps('same', before.slice(0, head)),
    ...alignMiddle(old, now),
    ...steps('same', before.slice(before.length - tail)),
  ]
}

function steps(kind: Step['kind'], texts: readonly string[]): Step[] {
  return texts.map((text) => ({ kind, text }))
}

function alignMiddle(old: readonly string[], now: readonly string[]): Step[] {
  if (old.length * now.length > MAX_CELLS) return [...steps('removed', old), ...steps('added', now)]
  const lengths = commonLengths(old, now)
  const width = now.length + 1
  const result: Step[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [gone, come] = [old[i], now[j]]
    const skipOld = lengths[(i + 1) * width + j] ?? 0
    const skipNow = lengths[i * width + j + 1] ?? 0
    if (gone !== undefined && gone === come) {
      result.push({ kind: 'same', text: gone })
      i += 1
      j += 1
    } else if (gone !== undefined && (come === undefined || skipOld >= skipNow)) {
      result.push({ kind: 'removed', text: gone })
      i += 1
    } else {
      result.push({ kind: 'added', text: come ?? '' })
      j += 1
    }
  }
  return result
}

function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array {
  const width = now.length + 1
  const cells = new Uint16Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const at = i * width + j
      cells[at] =
        old[i] === now[j]
          ? (cells[at + width + 1] ?? 0) + 1
          : Math.max(cells[at + width] ?? 0, cells[at + 1] ?? 0)
    }
  }
  return cells
}
