import { LoadingRegion, Skeleton } from './skeleton.tsx'

interface ListSkeletonProps {
  rows?: number
  lead?: 'portrait' | 'tick' | 'icon' | 'none'
  hasEnd?: boolean
  isCard?: boolean
  row?: string
  label?: string | null
  controls?: readonly string[]
}

const LEADS = {
  portrait: <Skeleton shape="circle" className="size-10 shrink-0" />,
  tick: <Skeleton shape="circle" className="size-6 shrink-0" />,
  icon: <Skeleton shape="block" className="size-10 shrink-0" />,
  none: null,
}

export function ListSkeleton({
  rows = 6,
  lead = 'portrait',
  hasEnd = false,
  isCard = true,
  row = 'p-4',
  ...region
}: ListSkeletonProps) {
  return (
    <LoadingRegion {...region}>
      <div className={isCard ? 'divide-y divide-line rounded-lg bg-card shadow-md' : undefined}>
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={`flex items-center gap-4 ${row}`}>
            {LEADS[lead]}
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="w-2/5" />
              <Skeleton className="w-3/5" />
            </div>
            {hasEnd && <Skeleton className="hidden w-24 sm:block" />}
          </div>
        ))}
      </div>
    </LoadingRegion>
  )
}
