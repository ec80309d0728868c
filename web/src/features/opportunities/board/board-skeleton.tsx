import { Skeleton } from '../../../ui/skeleton.tsx'

/** Column → cards. */
const CARDS = { a: 3, b: 2, c: 3, d: 1, e: 2, f: 1, g: 2 }

export function BoardSkeleton() {
  return (
    <div aria-busy="true" className="flex gap-4 overflow-hidden xl:gap-2">
      {Object.entries(CARDS).map(([column, count]) => (
        <div
          key={column}
          className="flex w-[calc(100vw-4rem)] max-w-80 shrink-0 flex-col gap-3 rounded-lg bg-sunken p-3 md:w-72 xl:w-auto xl:min-w-32 xl:flex-1 xl:basis-0 xl:p-1.5"
        >
          <Skeleton className="my-2 w-2/5" />
          {Array.from({ length: count }, (_, card) => (
            <Skeleton key={card} shape="block" className="h-36 xl:h-28" />
          ))}
        </div>
      ))}
    </div>
  )
}
