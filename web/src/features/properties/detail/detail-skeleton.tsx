import { Skeleton } from '../../../ui/skeleton.tsx'

export function DetailSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <output className="sr-only">Cargando</output>
      <Skeleton shape="block" className="h-11 w-40" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Skeleton shape="block" className="aspect-[4/3]" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-9 w-1/2" />
          <Skeleton className="h-6 w-5/6" />
          <Skeleton className="w-2/3" />
          <Skeleton shape="block" className="mt-4 h-11" />
        </div>
      </div>
    </div>
  )
}
