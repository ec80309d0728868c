import { Skeleton } from '../../ui/skeleton.tsx'

export function DirectorySkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <Skeleton shape="block" className="h-11 w-full" />
      <div className="grid gap-6 md:grid-cols-2 2xl:grid-cols-3">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} shape="block" className="h-80" />
        ))}
      </div>
    </div>
  )
}
