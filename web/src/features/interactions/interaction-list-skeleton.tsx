import { Skeleton } from '../../ui/skeleton.tsx'

export function InteractionListSkeleton() {
  return (
    <div aria-busy="true" className="divide-y divide-line rounded-lg bg-card shadow-md">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} className="flex items-start gap-4 p-4">
          <Skeleton shape="circle" className="size-10" />
          <div className="flex flex-1 flex-col gap-3">
            <Skeleton className="w-3/5" />
            <Skeleton className="w-2/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
