import { Skeleton } from '../../../ui/skeleton.tsx'
import { messages } from '../messages.ts'

const FIGURES = ['w-24', 'w-32', 'w-20']

/** The room that figures and a drawing take. */
export function ReportSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <span className="sr-only">{messages.loading}</span>
      <div className="flex gap-8">
        {FIGURES.map((width) => (
          <div key={width} className="flex flex-col gap-2">
            <Skeleton className="w-16" />
            <Skeleton shape="block" className={`h-7 ${width}`} />
          </div>
        ))}
      </div>
      <Skeleton shape="block" className="h-64" />
    </div>
  )
}
