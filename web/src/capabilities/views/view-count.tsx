import type { ServerEntity } from '@predio/domain/views'
import { useViewCount } from './api/count-view.ts'
import type { CountProps } from './view-links.tsx'

export function ViewCount({ entity, query, children }: CountProps<ServerEntity>) {
  const count = useViewCount(entity, query)
  return count === undefined ? null : children(count)
}
