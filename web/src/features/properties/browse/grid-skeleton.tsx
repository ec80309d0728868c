import { Skeleton } from '../../../ui/skeleton.tsx'

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

export function GridSkeleton() {
  return (
    <div aria-busy="true">
      <output className="sr-only">Cargando propiedades</output>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-6">
        {CARDS.map((card) => (
          <div key={card} className="overflow-hidden rounded-lg bg-card shadow-md">
            <Skeleton shape="block" className="aspect-[4/3] rounded-none" />
            <div className="flex flex-col gap-3 p-4">
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="w-5/6" />
              <Skeleton className="w-2/3" />
              <Skeleton className="w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
