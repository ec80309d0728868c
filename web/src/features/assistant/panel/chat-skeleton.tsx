import { Skeleton } from '../../../ui/skeleton.tsx'
import { messages as say } from '../messages.ts'

export function ChatSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <span className="sr-only">{say.opening}</span>
      <Skeleton shape="block" className="h-11 w-2/3 self-end" />
      <Skeleton shape="block" className="h-24 w-5/6" />
      <Skeleton shape="block" className="h-11 w-1/2 self-end" />
      <Skeleton shape="block" className="h-16 w-3/4" />
    </div>
  )
}
