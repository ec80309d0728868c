import { LoadingRegion, Skeleton } from './skeleton.tsx'

interface PageSkeletonProps {
  head: 'portrait' | 'title' | 'photo'
  columns?: string
  label?: string | null
}

export function PageSkeleton({
  head,
  columns = 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
  ...region
}: PageSkeletonProps) {
  return (
    <LoadingRegion {...region}>
      <Skeleton shape="block" className="h-11 w-32" />
      {head === 'portrait' && (
        <div className="flex items-center gap-4">
          <Skeleton shape="circle" className="size-16" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="w-1/2" />
            <Skeleton className="w-1/3" />
          </div>
        </div>
      )}
      {head === 'title' && <Skeleton className="h-8 w-2/3" />}
      <div className={`grid gap-6 ${columns}`}>
        {head === 'photo' ? (
          <>
            <Skeleton shape="block" className="aspect-[4/3]" />
            <div className="flex flex-col gap-4">
              <Skeleton className="h-9 w-1/2" />
              <Skeleton className="h-6 w-5/6" />
              <Skeleton className="w-2/3" />
              <Skeleton shape="block" className="mt-4 h-11" />
            </div>
          </>
        ) : (
          <>
            <Skeleton shape="block" className="h-96" />
            <Skeleton shape="block" className="h-64" />
          </>
        )}
      </div>
    </LoadingRegion>
  )
}
