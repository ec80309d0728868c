import { Suspense } from 'react'
import { lazy } from '../../../lib/lazy.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { RelatedDocumentsProps } from './related-documents.tsx'

const Loaded = lazy(async () => ({
  default: (await import('./related-documents.tsx')).RelatedDocuments,
}))

export function RelatedDocuments(props: RelatedDocumentsProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-28" />}>
      <Loaded {...props} />
    </Suspense>
  )
}
