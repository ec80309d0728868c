import { Skeleton } from '../../../ui/skeleton.tsx'

export function ListSkeleton() {
  return (
    <div
      aria-busy="true"
      className="flex flex-col divide-y divide-line rounded-lg bg-card shadow-md"
    >
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="flex items-center gap-4 p-4">
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-3/5" />
          </div>
          <Skeleton className="w-24" />
        </div>
      ))}
    </div>
  )
}
