import { Skeleton } from '../../../ui/skeleton.tsx'

export function PageSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <Skeleton shape="block" className="h-11 w-32" />
      <Skeleton className="h-8 w-2/3" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,3fr)]">
        <Skeleton shape="block" className="h-96" />
        <Skeleton shape="block" className="h-64" />
      </div>
    </div>
  )
}
