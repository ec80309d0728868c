import { RefreshCw } from 'lucide-react'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { countText, messages, partNote, partText, progressText } from './messages.ts'
import { readAgo } from './read-ago.ts'
import { cancelReading, continueReading, refreshListings } from './store/listings-store.ts'
import { useReading } from './use-listings.ts'
import { words } from '../../lib/words.ts'

export function ReadingStatus() {
  const { phase, progress, problem, siteListings, readAt, part } = useReading()
  const now = useNow()
  const zone = useZone()
  if (phase === 'no-connection' || phase === 'loading') return null
  return (
    <div className="flex flex-col gap-4">
      {problem && (
        <Notice tone={phase === 'failed' ? 'danger' : 'warning'}>
          {problem.text}
          <span className="mt-1 block font-normal">
            {part && `${partNote(part)} `}
            {problem.advice}
          </span>
        </Notice>
      )}
      {phase === 'reading' ? (
        <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
          <ProgressBar
            label={messages.readingProperties}
            {...(progress
              ? {
                  value: progress.read,
                  maxValue: Math.max(progress.total, 1),
                  valueLabel: progressText(progress),
                }
              : { isIndeterminate: true })}
          />
          <Button look="secondary" size="small" onPress={cancelReading}>
            {messages.stop}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-sm text-ink-soft">
            {part ? partText(part) : countText(siteListings.length)}
            {readAt && ` · ${readAgo(readAt, now, zone)}`}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            {part && (
              <Button look="secondary" size="small" onPress={continueReading}>
                {messages.continue}
              </Button>
            )}
            <Button
              look="quiet"
              size="small"
              icon={<RefreshCw aria-hidden="true" className="size-4" />}
              onPress={refreshListings}
            >
              {words.refresh}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
