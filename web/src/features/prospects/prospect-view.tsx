import { formatDate } from '@predio/domain/dates'
import { formatPhone, telUrl } from '@predio/domain/phones'
import { Eraser, Mail, Pencil, Phone, Trash2 } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { linkTo, recordTarget } from '../../lib/navigation.ts'
import { newId } from '../../lib/new-id.ts'
import { nearDate } from '../../lib/near-date.ts'
import { useNow } from '../../lib/use-now.ts'
import { ClientPicker } from '../../records/clients/client-picker.tsx'
import { PropertyPicker } from '../../records/listings/property-picker.tsx'
import type { Prospect } from '../../records/prospects/api/prospect-row.ts'
import { useOtherFields } from '../../records/prospects/api/save-prospect.ts'
import {
  useErasePerson,
  useNoteAnswer,
  useRemoveProspect,
  useSetListing,
} from '../../records/prospects/api/settle-prospect.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PartFailure } from '../../ui/part-failure.tsx'
import type { Option } from '../../ui/option.ts'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'
import { nameOf } from './use-settle.ts'

interface ProspectViewProps {
  prospect: Prospect
  isBusy: boolean
  /** With the client it is; null for a new one. */
  onAccept: (clientId: string | null) => void
  onDiscard: () => void
  onRestore: () => void
  onEdit: () => void
  onClose: () => void
}

/** Who wrote, from where, what, about which listing, and which client it may be. */
export function ProspectView(props: ProspectViewProps) {
  const { prospect, isBusy, onAccept, onDiscard, onRestore, onEdit, onClose } = props
  const { match_client_id: matchId, match_client_name: matchName, status } = prospect
  const [client, setClient] = useState<Option | null>(
    matchId === null ? null : { id: matchId, label: matchName ?? messages.nameless },
  )
  const hintId = useId()
  const now = useNow()
  const zone = useZone()
  const waits = status === 'waiting'
  const same = prospect.same_waiting ?? 0
  return (
    <Dialog
      title={nameOf(prospect)}
      onClose={onClose}
      actions={
        waits && (
          <IconButton label={messages.edit} icon={<Pencil aria-hidden="true" />} onPress={onEdit} />
        )
      }
      footer={
        waits ? (
          <>
            <Button look="secondary" isDisabled={isBusy} onPress={onDiscard}>
              {messages.discard}
            </Button>
            <Button
              isPending={isBusy}
              pendingLabel={messages.accepting}
              onPress={() => onAccept(client?.id ?? null)}
            >
              {messages.accept}
            </Button>
          </>
        ) : status === 'discarded' ? (
          <>
            <RemoveButton id={prospect.id} onRemoved={onClose} />
            <Button isDisabled={isBusy} onPress={onRestore}>
              {messages.restore}
            </Button>
          </>
        ) : (
          prospect.client_id && (
            <ButtonLink {...linkTo(recordTarget('clientes', prospect.client_id))}>
              {messages.becameClient}
            </ButtonLink>
          )
        )
      }
    >
      {prospect.message && (
        <p className="text-pretty whitespace-pre-line wrap-anywhere">{prospect.message}</p>
      )}
      <Ways prospect={prospect} />
      {same > 0 && <Notice tone="info">{messages.sameWaiting(same)}</Notice>}
      {waits && (
        <>
          <Listing prospect={prospect} />
          <div className="flex flex-col gap-1.5">
            <ClientPicker label={messages.client} value={client} onChange={setClient} />
            <p id={hintId} className="text-sm text-ink-soft">
              {client ? messages.knownClient : messages.newClient}
            </p>
          </div>
        </>
      )}
      <dl className="flex flex-col gap-3 text-sm">
        <Fact label={messages.from}>{prospect.source_name}</Fact>
        <Fact label={messages.when}>{nearDate(new Date(prospect.received_at), now, zone)}</Fact>
        {prospect.consent_at && (
          <Fact label={messages.consent}>
            {formatDate(new Date(prospect.consent_at), zone, 'dateTime')}
          </Fact>
        )}
        <OtherFields id={prospect.id} />
      </dl>
      {prospect.client_id === null && <EraseButton id={prospect.id} onErased={onClose} />}
    </Dialog>
  )
}

/** The telephone and the mail: who uses them has answered. */
function Ways({ prospect: { id, phone, email } }: { prospect: Prospect }) {
  const note = useNoteAnswer()
  const tel = phone === null ? null : telUrl(phone)
  const answered = () => note.mutate(id)
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {tel && (
        <ButtonLink
          look="secondary"
          href={tel}
          icon={<Phone aria-hidden="true" className="size-4.5" />}
          onPress={answered}
        >
          {formatPhone(phone ?? '')}
        </ButtonLink>
      )}
      {email && (
        <ButtonLink
          look="secondary"
          href={`mailto:${email}`}
          icon={<Mail aria-hidden="true" className="size-4.5" />}
          onPress={answered}
        >
          {email}
        </ButtonLink>
      )}
    </div>
  )
}

/** Saved as it is chosen, so that it stays when the prospect is left for later. */
function Listing({ prospect }: { prospect: Prospect }) {
  const { property_id: id, property_title: title, listing_text: mentioned } = prospect
  const [listing, setListing] = useState<Option | null>(
    id === null ? null : { id, label: title ?? messages.nameless },
  )
  const save = useSetListing(prospect.id)

  function choose(next: Option | null): void {
    const before = listing
    setListing(next)
    save.mutate(next?.id ?? null, {
      onError: () => {
        setListing(before)
        toast.error(messages.listingFailed)
      },
    })
  }

  return (
    <div className="flex flex-col gap-1.5">
      <PropertyPicker label={messages.listing} value={listing} onChange={choose} />
      {mentioned && (
        <p className="text-sm text-ink-soft wrap-anywhere">{`${messages.mentioned}: ${mentioned}`}</p>
      )}
    </div>
  )
}

function OtherFields({ id }: { id: string }) {
  const others = useOtherFields(id)
  if (others.isError) {
    return <PartFailure text={messages.othersFailed} onRetry={() => void others.refetch()} />
  }
  return others.data?.map(({ label, value }) => (
    <Fact key={`${label}: ${value}`} label={label}>
      {value}
    </Fact>
  ))
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <dt className="text-ink-soft wrap-anywhere">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}

/** Of a discarded one: this message alone. */
function RemoveButton({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const remove = useRemoveProspect()
  return (
    <ConfirmedButton
      texts={messages.removal}
      icon={<Trash2 aria-hidden="true" className="size-4.5" />}
      onConfirm={async () => {
        await remove.mutateAsync(id)
        onRemoved()
      }}
    />
  )
}

/** PROS-24: all that the person sent, as they may ask for. Whoever became a client is erased on the client's page. */
function EraseButton({ id, onErased }: { id: string; onErased: () => void }) {
  const erase = useErasePerson()
  const [erasureId] = useState(newId)
  return (
    <div className="-ml-5 max-[22.5rem]:-ml-3.5">
      <ConfirmedButton
        texts={messages.erasure}
        icon={<Eraser aria-hidden="true" className="size-4.5" />}
        onConfirm={async () => {
          await erase.mutateAsync({ id, erasureId })
          onErased()
        }}
      />
    </div>
  )
}

interface ConfirmedButtonProps {
  texts: typeof messages.removal | typeof messages.erasure
  icon: ReactNode
  onConfirm: () => Promise<void>
}

function ConfirmedButton({ texts, icon, onConfirm }: ConfirmedButtonProps) {
  const { action, title, text, done, failed } = texts
  return (
    <ConfirmDialog
      title={title}
      message={text}
      confirmLabel={action}
      trigger={
        <Button look="quiet" icon={icon}>
          {action}
        </Button>
      }
      onConfirm={onConfirm}
      done={done}
      failed={failed}
    />
  )
}
