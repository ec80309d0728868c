import { Skeleton } from '../../../ui/skeleton.tsx'

const ROWS = 6

export function PagesSkeleton() {
  return (
    <div aria-busy="true" className="divide-y divide-line rounded-lg bg-card shadow-md">
      {Array.from({ length: ROWS }, (_, index) => (
        <div key={index} className="flex items-center gap-4 px-4 py-5 sm:px-6">
          <Skeleton shape="circle" className="size-10" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
