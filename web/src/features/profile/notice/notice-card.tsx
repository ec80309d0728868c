import { ReadFailure } from '../../../ui/read-failure.tsx'
import { formatDate } from '@predio/domain/dates'
import { firstAnswers } from '@predio/domain/privacy'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useUser } from '../../../lib/session/index.ts'
import { useNotices, type NoticeRow } from '../../../records/privacy/api/notices.ts'
import { useProfile, type Profile } from '../../../capabilities/profile/api/read-profile.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { ErasuresList } from './erasures-list.tsx'
import { messages } from './messages.ts'
import { NoticeAddress } from './notice-address.tsx'
import { NoticeDialog } from './notice-form.tsx'
import { NoticeHistory } from './notice-history.tsx'

/** PRIV-03 to PRIV-05: the card holds the generator of the notice, the address of its page and the published versions. */
export function NoticeCard() {
  const notices = useNotices()
  const profile = useProfile()
  return (
    <Card title={messages.title}>
      <p className="-mt-4 max-w-prose text-sm text-ink-soft">{messages.intro}</p>
      {notices.data && profile.data ? (
        <NoticeParts notices={notices.data} profile={profile.data} />
      ) : notices.isPending || profile.isPending ? (
        <FormSkeleton label={messages.loading} fields={1} hasButton />
      ) : (
        <ReadFailure
          title={messages.loadFailed}
          text={messages.loadFailedHint}
          isRetrying={notices.isFetching || profile.isFetching}
          onRetry={() => void Promise.all([notices.refetch(), profile.refetch()])}
        />
      )}
    </Card>
  )
}

interface NoticePartsProps {
  notices: readonly NoticeRow[]
  profile: Profile
}

function NoticeParts({ notices, profile }: NoticePartsProps) {
  const { email = '' } = useUser()
  const zone = useZone()
  const [isWriting, setWriting] = useState(false)
  const [newest] = notices
  const next = (newest?.version ?? 0) + 1
  return (
    <>
      {newest ? (
        <div className="flex flex-col gap-4">
          <p className="flex flex-wrap items-center gap-3">
            <span>
              {messages.published(
                newest.version,
                formatDate(new Date(newest.published_at), zone, 'long'),
              )}
            </span>
            <Badge tone="success">{messages.inForce}</Badge>
          </p>
          <NoticeAddress />
        </div>
      ) : (
        <p className="text-ink-soft">{messages.none}</p>
      )}
      <div>
        <Button
          look={newest ? 'secondary' : 'primary'}
          icon={<FilePlus2 aria-hidden="true" className="size-4.5" />}
          onPress={() => setWriting(true)}
        >
          {newest ? messages.newVersion(next) : messages.create}
        </Button>
      </div>
      {notices.length > 0 && <NoticeHistory notices={notices} zone={zone} />}
      <ErasuresList zone={zone} />
      {isWriting && (
        <NoticeDialog
          version={next}
          initial={firstAnswers(profile, email, newest?.answers)}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  )
}
