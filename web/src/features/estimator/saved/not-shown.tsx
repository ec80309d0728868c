import { FileQuestionMark } from 'lucide-react'
import { linkTo, listTarget } from '../../../lib/navigation.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { messages } from '../messages.ts'
import type { useOpenFromAddress } from '../use-open-from-address.ts'

export function NotShown({ state, retry }: ReturnType<typeof useOpenFromAddress>) {
  if (state === 'failed') return <LoadFailure isCard title={messages.openFailed} onRetry={retry} />
  if (state === 'unreadable') {
    return (
      <EmptyState
        icon={<FileQuestionMark aria-hidden="true" />}
        title={messages.notReadable}
        action={<ButtonLink {...linkTo(listTarget('valuaciones'))}>{messages.toList}</ButtonLink>}
      />
    )
  }
  return (
    <div aria-busy="true" className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Skeleton shape="block" className="h-96" />
      <Skeleton shape="block" className="h-64" />
    </div>
  )
}
