import { LoadingRegion, Skeleton } from './skeleton.tsx'

interface GridSkeletonProps {
  cards?: number
  grid?: string
  card?: string
  hasPhotos?: boolean
  label?: string | null
  controls?: readonly string[]
}

export function GridSkeleton({
  cards = 6,
  grid = 'gap-6 sm:grid-cols-2 xl:grid-cols-3',
  card = 'h-48',
  hasPhotos = false,
  ...region
}: GridSkeletonProps) {
  return (
    <LoadingRegion {...region}>
      <div className={`grid ${grid}`}>
        {Array.from({ length: cards }, (_, index) =>
          hasPhotos ? (
            <PhotoCard key={index} />
          ) : (
            <Skeleton key={index} shape="block" className={card} />
          ),
        )}
      </div>
    </LoadingRegion>
  )
}

function PhotoCard() {
  return (
    <div className="overflow-hidden rounded-lg bg-card shadow-md">
      <Skeleton shape="block" className="aspect-[4/3] rounded-none" />
      <div className="flex flex-col gap-3 p-4">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="w-5/6" />
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/2" />
      </div>
    </div>
  )
}
