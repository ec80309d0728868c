import type { Results } from '../engine/jobs.ts'
import { changeWorkshop, workshop, type Outcome } from './state.ts'

type NewOutcome = Pick<Outcome, 'key' | 'order' | 'batch' | 'name'> & Results['render']

export function addOutcome({ key, order, batch, name, blob, size }: NewOutcome): void {
  const { gallery } = workshop()
  const earlier = gallery.find((each) => each.key === key)
  if (earlier) URL.revokeObjectURL(earlier.url)
  const outcome: Outcome = {
    key,
    order: earlier?.order ?? order,
    batch,
    name,
    blob,
    size,
    url: URL.createObjectURL(blob),
    upload: { state: 'running' },
  }
  const others = gallery.filter((each) => each !== earlier)
  changeWorkshop({ gallery: [...others, outcome].toSorted((a, b) => a.order - b.order) })
}

/** IMG-32: returns only the last batch, because the agent has probably downloaded the earlier outcomes already. */
export function latestBatch(gallery: readonly Outcome[]): readonly Outcome[] {
  const latest = Math.max(...gallery.map(({ batch }) => batch))
  return gallery.filter(({ batch }) => batch === latest)
}

export function changeOutcome(key: string, patch: Partial<Outcome>): void {
  const { gallery } = workshop()
  const at = gallery.findIndex((each) => each.key === key)
  const outcome = gallery[at]
  if (outcome) changeWorkshop({ gallery: gallery.with(at, { ...outcome, ...patch }) })
}

export function clearGallery(): void {
  for (const { url } of workshop().gallery) URL.revokeObjectURL(url)
  changeWorkshop({ gallery: [] })
}
