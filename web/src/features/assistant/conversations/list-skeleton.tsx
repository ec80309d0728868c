import { Skeleton } from '../../../ui/skeleton.tsx'

export function ListSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <Skeleton shape="block" className="h-11" />
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="flex flex-col gap-2 px-3 py-2.5">
          <Skeleton className="w-4/5" />
          <Skeleton className="w-2/5" />
        </div>
      ))}
    </div>
  )
}
