import { Skeleton } from '../skeleton.tsx'
import { messages } from './messages.ts'

const LINES = ['w-3/5', 'w-full', 'w-11/12', 'w-5/6', 'w-4/5', 'w-2/3', 'w-1/2']

export function PreviewSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4 p-6 sm:p-8">
      <output className="sr-only">{messages.loading}</output>
      {LINES.map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  )
}
