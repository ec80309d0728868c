import { formatDate } from '@predio/domain/dates'
import {
  CONSENT_STATE_LABELS,
  consentState,
  METHOD_LABELS,
  type ConsentState,
} from '@predio/domain/privacy'
import { useLiveTable } from '../../../lib/data/use-live-table.ts'
import { NOTICE_ADDRESS } from '../../../lib/navigation.ts'
import type { ConsentRow } from '../../../records/privacy/api/consents.ts'
import { useCurrentNotice } from '../../../records/privacy/api/current-notice.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { PartFailure } from '../../../ui/part-failure.tsx'
import type { Tone } from '../../../ui/tone.ts'
import type { ClientPageData } from '../api/read-client-page.ts'
import { messages } from './messages.ts'
import { RecordConsent } from './record-consent.tsx'
import { WithdrawConsent } from './withdraw-consent.tsx'

const TONES: Record<ConsentState, Tone> = {
  none: 'neutral',
  given: 'success',
  outdated: 'warning',
  withdrawn: 'neutral',
}

/** PRIV-10 and PRIV-11: the card shows which version the client accepted, when and how. */
export function ConsentCard({ client }: { client: ClientPageData }) {
  const { data: notice, isError, refetch } = useCurrentNotice()
  const zone = useZone()
  // PRIV-12: the table is followed live, because a client may accept the notice while this card is open.
  useLiveTable('client_consents')
  const consents = client.client_consents
  if (notice === undefined && consents.length === 0) {
    if (!isError) return null
    return (
      <Card title={messages.consent} titleLevel={3}>
        <PartFailure text={messages.consentFailed} onRetry={() => void refetch()} />
      </Card>
    )
  }
  const [newest, ...earlier] = consents
  const state = consentState(consents, notice?.version ?? null)
  return (
    <Card
      title={messages.consent}
      titleLevel={3}
      action={newest && <Badge tone={TONES[state]}>{CONSENT_STATE_LABELS[state]}</Badge>}
    >
      {newest ? (
        <Described consent={newest} zone={zone} />
      ) : (
        <p className="text-ink-soft">{notice ? messages.noConsent : messages.noNotice}</p>
      )}
      {state === 'outdated' && notice && (
        <p className="text-sm text-ink-soft">{messages.outdated(notice.version)}</p>
      )}
      {notice === null && <Link href={NOTICE_ADDRESS}>{messages.createNotice}</Link>}
      {notice && state !== 'given' && <RecordConsent client={client} notice={notice} />}
      {newest && newest.withdrawn_at === null && (
        <WithdrawConsent consentId={newest.id} name={client.first_name} />
      )}
      {earlier.length > 0 && (
        <section className="flex flex-col gap-2">
          <h4 className="text-sm font-medium">{messages.earlier}</h4>
          <ul aria-label={messages.earlier} className="flex flex-col gap-2">
            {earlier.map((consent) => (
              <li key={consent.id}>
                <Described consent={consent} zone={zone} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  )
}

function Described({ consent, zone }: { consent: ConsentRow; zone: string }) {
  const version = consent.notice?.version ?? 0
  const day = (at: string) => formatDate(new Date(at), zone, 'dateTime')
  const how = METHOD_LABELS[consent.method]
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p>{messages.given(version, day(consent.given_at), how)}</p>
      <p className="text-ink-soft">
        {consent.accepts_optional ? messages.withOptional : messages.withoutOptional}
      </p>
      {consent.withdrawn_at && <p>{messages.withdrawn(version, day(consent.withdrawn_at))}</p>}
    </div>
  )
}
