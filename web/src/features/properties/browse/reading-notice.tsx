import { formatDate } from '@predio/domain/dates'
import { TriangleAlert } from 'lucide-react'
import { BannerLine } from '../../../ui/banner-line.tsx'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import {
  cancelReading,
  continueReading,
  refreshListings,
} from '../../../records/listings/store/listings-store.ts'
import {
  messages as listingMessages,
  partNote,
  progressText,
} from '../../../records/listings/messages.ts'
import type { ListingsState } from '../../../records/listings/use-listings.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { messages, copySince } from '../messages.ts'
import { words } from '../../../lib/words.ts'

export function ReadingNotice({ state }: { state: ListingsState }) {
  const { phase, progress, problem, readAt, part, isOffline, listings } = state
  const zone = useZone()
  const shown = readAt ? copySince(formatDate(readAt, zone, 'dateTime')) : part && partNote(part)
  if (phase === 'reading') return <Reading progress={progress} />
  if (listings.length === 0) return null
  const icon = <TriangleAlert aria-hidden="true" />
  if (isOffline) {
    return (
      <BannerLine tone="warning" icon={icon} title={messages.offline}>
        {shown}
      </BannerLine>
    )
  }
  if (!problem && !part) return null
  return (
    <BannerLine
      tone="warning"
      icon={icon}
      title={problem?.text}
      action={
        <Button look="secondary" size="small" onPress={part ? continueReading : refreshListings}>
          {part ? listingMessages.continue : words.retry}
        </Button>
      }
    >
      {[shown, problem?.advice].filter(Boolean).join(' ')}
    </BannerLine>
  )
}

/** The notice lies over the lower edge of the window, so that it moves no card. */
function Reading({ progress }: Pick<ListingsState, 'progress'>) {
  return (
    <div className="fixed inset-x-4 bottom-[calc(8.5rem+env(safe-area-inset-bottom))] z-20 mx-auto flex max-w-md items-end gap-4 rounded-lg bg-card px-4 py-3 shadow-lg lg:right-auto lg:bottom-6 lg:left-72 lg:w-md print:hidden">
      <ProgressBar
        label={messages.readingProperties}
        {...(progress
          ? {
              value: progress.read,
              maxValue: progress.total,
              valueLabel: progressText(progress),
            }
          : { isIndeterminate: true })}
      />
      <Button look="quiet" size="small" onPress={cancelReading}>
        {words.cancel}
      </Button>
    </div>
  )
}
