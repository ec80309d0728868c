import { Skeleton } from '../../../ui/skeleton.tsx'

export function PageSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <Skeleton shape="block" className="h-11 w-28" />
      <div className="flex items-center gap-4">
        <Skeleton shape="circle" className="size-16" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="w-1/2" />
          <Skeleton className="w-1/3" />
        </div>
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Skeleton shape="block" className="h-96" />
        <Skeleton shape="block" className="h-64" />
      </div>
    </div>
  )
}
