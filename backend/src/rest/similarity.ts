export function closest(name: string, candidates: Iterable<string>): string | undefined {
  let best: { candidate: string; score: number } | undefined
  for (const candidate of candidates) {
    const score = similarity(name.toLowerCase(), candidate.toLowerCase())
    if (score > (best?.score ?? 0)) best = { candidate, score }
  }
  return best && best.score >= 0.6 ? best.candidate : undefined
}

const LONGEST = 63

/** Compares two names by edit distance: 1 means equal names, 0 means names without a common letter. */
function similarity(a: string, b: string): number {
  if (a.length > LONGEST || b.length > LONGEST) return 0
  const length = Math.max(a.length, b.length)
  return length === 0 ? 0 : 1 - editDistance(a, b) / length
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitution = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min(substitution, previous[j]! + 1, row[j - 1]! + 1))
    }
    previous = row
  }
  return previous[b.length]!
}
