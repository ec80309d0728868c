import { Skeleton } from '../../ui/skeleton.tsx'

const ROWS = 6

export function TabSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <div className="flex flex-col gap-3 sm:flex-row">
        <Skeleton shape="block" className="h-11 flex-1" />
        <Skeleton shape="block" className="h-11 sm:w-44" />
      </div>
      <div className="flex flex-col divide-y divide-line rounded-lg bg-card shadow-md">
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={index} className="flex items-center gap-4 p-4">
            <Skeleton shape="circle" className="size-10" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="w-2/5" />
              <Skeleton className="w-3/5" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
