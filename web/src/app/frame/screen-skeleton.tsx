import { Skeleton } from '../../ui/skeleton.tsx'

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Before anything is known about the screen that comes: a bar of controls and a few cards. */
export function ScreenSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <output className="sr-only">Cargando</output>
      <div className="flex gap-3">
        <Skeleton shape="block" className="h-11 flex-1" />
        <Skeleton shape="block" className="h-11 w-32" />
      </div>
      <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {CARDS.map((card) => (
          <Skeleton key={card} shape="block" className="h-48" />
        ))}
      </div>
    </div>
  )
}
