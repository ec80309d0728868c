import { Skeleton } from '../../../ui/skeleton.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

export function ListSkeleton() {
  return (
    <div aria-busy="true" className="divide-y divide-line rounded-lg bg-card shadow-md">
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-4 p-4">
          <Skeleton shape="block" className="size-10 shrink-0" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-3/5" />
          </div>
          <Skeleton className="hidden w-24 md:block" />
        </div>
      ))}
    </div>
  )
}
