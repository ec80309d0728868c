import type { StatusBadge } from '@predio/domain/properties'
import { Badge } from '../../ui/badge.tsx'

/** BADGE-02 names the colours, for which the kit has tones. */
const TONES = { green: 'success', yellow: 'warning', blue: 'info' } as const

export function StatusMark({ badge }: { badge: StatusBadge }) {
  return <Badge tone={TONES[badge.tone]}>{badge.label}</Badge>
}
