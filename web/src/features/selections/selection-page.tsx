import { fullName } from '@predio/domain/clients'
import { useEffect, useState } from 'react'
import { useLiveTable } from '../../lib/data/use-live-table.ts'
import { log } from '../../lib/log.ts'
import { linkTo, listTarget, recordTarget, useLeave } from '../../lib/navigation.ts'
import { useUser } from '../../lib/session/index.ts'
import { copyLinkItem } from '../../capabilities/addresses/copy-link.tsx'
import { useRecordTitle } from '../../capabilities/addresses/use-record-title.ts'
import { RecordNotFound } from '../../capabilities/addresses/record-not-found.tsx'
import { LinkMenu } from '../../records/public-links/link-menu.tsx'
import { LinkState } from '../../records/public-links/link-state.tsx'
import { messages as linkMessages } from '../../records/public-links/messages.ts'
import { NewLinkDialog } from '../../records/public-links/new-link-dialog.tsx'
import { markSeen } from '../../records/selections/api/mark-answers.ts'
import { useSelection } from '../../records/selections/api/read-selection.ts'
import type { SelectionItem, SelectionRow } from '../../records/selections/api/selection-row.ts'
import { describeAnswers } from '../../records/selections/describe-selection.ts'
import { SendLink } from '../../records/selections/send-link.tsx'
import { useSelectionDialog } from '../../records/selections/use-selection-dialog.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { AnsweredItem } from './answered-item.tsx'
import { messages } from './messages.ts'
import { NewMatches } from './new-matches.tsx'
import { PreferenceProposals } from './preference-proposals.tsx'
import { SendAdditions } from './send-additions.tsx'
import { WayBack } from '../../ui/way-back.tsx'

export function SelectionPage({ id }: { id: string }) {
  const { data, isPending, refetch } = useSelection(id)
  useLiveTable('interactions')
  useLiveTable('selection_items')
  useLiveTable('selections')
  if (data) return <LoadedPage selection={data} />
  if (isPending) return <PageSkeleton head="title" />
  if (data === null) return <RecordNotFound kind="selecciones" />
  return <LoadFailure isCard title={messages.loadFailed} onRetry={() => void refetch()} />
}

function LoadedPage({ selection }: { selection: SelectionRow }) {
  const { client, items, title, message } = selection
  const { open, dialog } = useSelectionDialog()
  const leave = useLeave(listTarget('selecciones'))
  const [isLinking, setLinking] = useState(false)
  useRecordTitle(title)
  useMarkSeen(items)
  return (
    <div className="flex flex-col gap-6">
      <WayBack
        to={listTarget('selecciones')}
        label={messages.heading}
        menu={
          <LinkMenu
            kind="selection"
            link={selection}
            label={messages.more}
            onNewLink={() => setLinking(true)}
            onRemoved={leave}
            others={[copyLinkItem('selecciones', selection.id)]}
          />
        }
      />
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-2">
          <h2 className="text-2xl font-semibold wrap-anywhere">{title}</h2>
          <p className="text-ink-soft">
            {client ? (
              <Link {...linkTo(recordTarget('clientes', client.id))}>{fullName(client)}</Link>
            ) : (
              linkMessages.anyone
            )}
          </p>
          <LinkState link={selection} />
        </div>
        <Button look="secondary" shortcut="e" onPress={() => open({ selection })}>
          {messages.edit}
        </Button>
      </header>
      {client && (
        <>
          <PreferenceProposals client={client} items={items} />
          <SendAdditions selection={selection} client={client} />
          <NewMatches selection={selection} client={client} />
        </>
      )}
      <Card title={messages.items} titleLevel={3}>
        <p className="font-medium">{describeAnswers(items)}</p>
        {message && <p className="text-sm whitespace-pre-line text-ink-soft">{message}</p>}
        <ol aria-label={messages.items} className="flex flex-col divide-y divide-line">
          {items.map((item) => (
            <AnsweredItem key={item.id} item={item} client={client} />
          ))}
        </ol>
      </Card>
      {dialog}
      {isLinking && (
        <NewLinkDialog kind="selection" id={selection.id} onClose={() => setLinking(false)}>
          {(token) => (
            <SendLink selection={selection} token={token} onDone={() => setLinking(false)} />
          )}
        </NewLinkDialog>
      )}
    </div>
  )
}

/** DAY-06: opening the page marks its answers as seen, also those that arrive while it is open. */
function useMarkSeen(items: readonly SelectionItem[]): void {
  const { id: userId } = useUser()
  useEffect(() => {
    const unseen = items.flatMap(({ id, answered_at, seen_at }) =>
      answered_at !== null && (seen_at === null || Date.parse(seen_at) < Date.parse(answered_at))
        ? [{ id, answered_at }]
        : [],
    )
    if (unseen.length === 0) return
    // After a failure the answer is still listed as new in Inicio, and the next opening of this page tries again.
    markSeen(userId, unseen).catch((error: unknown) => log.warn('answers not marked', error))
  }, [userId, items])
}
