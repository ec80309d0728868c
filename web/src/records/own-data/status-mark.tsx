import type { StatusBadge } from '@predio/domain/properties'
import { Badge } from '../../ui/badge.tsx'

/** The colours of BADGE-02 as tones of the kit. */
const TONES = { green: 'success', yellow: 'warning', blue: 'info' } as const

export function StatusMark({ badge }: { badge: StatusBadge }) {
  return <Badge tone={TONES[badge.tone]}>{badge.label}</Badge>
}
