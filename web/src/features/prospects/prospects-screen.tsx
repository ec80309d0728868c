import { type ProspectStatus, PROSPECT_STATUSES } from '@predio/domain/prospects'
import { Inbox, Settings2 } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useSelection } from '../../capabilities/bulk/use-selection.ts'
import { RecordOverList } from '../../capabilities/addresses/record-over-list.tsx'
import { RecordList } from '../../capabilities/list/record-list.tsx'
import { ToolLine } from '../../capabilities/list/tool-line.tsx'
import { viewChip, viewLine } from '../../capabilities/views/view-styles.ts'
import { queryClient } from '../../lib/data/query-client.ts'
import {
  linkTo,
  recordTarget,
  SOURCES_ADDRESS,
  useOpen,
  useOpenInstead,
} from '../../lib/navigation.ts'
import { useUser } from '../../lib/session/index.ts'
import { useProspects } from '../../records/prospects/api/list-prospects.ts'
import type { Prospect } from '../../records/prospects/api/prospect-row.ts'
import { prospectQuery } from '../../records/prospects/api/save-prospect.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { AnswerDialog } from './answer-form.tsx'
import { EMPTY, LIST_TEXTS, messages, PARTS } from './messages.ts'
import { PasteDialog } from './paste/paste-dialog.tsx'
import { useLostShare, useShared } from './paste/use-shared.ts'
import { printedProspects } from './printed-prospects.ts'
import { ProspectDialog } from './prospect-dialog.tsx'
import { ProspectItem } from './prospect-item.tsx'
import { nameOf, useSettle } from './use-settle.ts'

/** Buzón de prospectos: whoever wrote and waits for an answer. */
export function ProspectsScreen() {
  const { id: userId } = useUser()
  const [text, setText] = useState('')
  const [status, setStatus] = useState<ProspectStatus>('waiting')
  const [pasting, setPasting] = useState<'asked' | 'lost'>()
  const [answering, setAnswering] = useState<{ prospect: Prospect; clientId: string }>()
  const pages = useProspects({ status, text: useDeferredValue(text) })
  const selection = useSelection()
  const settle = useSettle()
  const { shared: waiting, drop } = useShared()
  useLostShare(() => setPasting('lost'))
  // What else was shared is offered after that.
  const shared = pasting === 'lost' ? undefined : waiting
  const openInstead = useOpenInstead('prospectos')
  const open = useOpen()
  const rows = pages.data?.pages.flat() ?? []

  async function accept(prospect: Prospect): Promise<void> {
    const clientId = await settle.accept(prospect, prospect.match_client_id)
    if (clientId !== undefined) setAnswering({ prospect, clientId })
  }

  /** The next one that waits, in place of the one that was just settled. */
  function nextAfter({ id }: Prospect): (() => void) | undefined {
    const at = rows.findIndex((row) => row.id === id)
    const next = rows[at + 1] ?? rows.find((row) => row.id !== id)
    if (status !== 'waiting' || !next) return undefined
    return () => openInstead(recordTarget('prospectos', next.id))
  }

  return (
    <RecordOverList
      kind="prospectos"
      read={(id) => prospectQuery(userId, id)}
      nameOf={nameOf}
      renderDialog={(prospect, close) => (
        <ProspectDialog
          key={prospect.id}
          prospect={prospect}
          settle={settle}
          next={nextAfter(prospect)}
          onClose={close}
        />
      )}
    >
      <div className="flex flex-col gap-2">
        <ToolLine
          heading={messages.title}
          views={
            <fieldset aria-label={messages.parts} className={`flex gap-1 ${viewLine}`}>
              {PROSPECT_STATUSES.map((part) => (
                <button
                  key={part}
                  type="button"
                  {...(part === status && { 'aria-current': true })}
                  className={`shrink-0 ${viewChip}`}
                  onClick={() => setStatus(part)}
                >
                  {PARTS[part]}
                </button>
              ))}
            </fieldset>
          }
          search={{
            label: messages.searchLabel,
            placeholder: messages.searchPlaceholder,
            value: text,
            onChange: setText,
          }}
          menu={[
            {
              id: 'sources',
              label: messages.sources,
              icon: <Settings2 aria-hidden="true" />,
              ...linkTo({ to: SOURCES_ADDRESS, state: {} }),
            },
          ]}
          main={{ label: messages.add, onPress: () => setPasting('asked') }}
        />
        <RecordList<Prospect>
          texts={{ ...LIST_TEXTS, ...EMPTY[status] }}
          list={{ selection, isFiltered: text.trim() !== '', clearFilters: () => setText('') }}
          pages={pages}
          renderRow={(prospect) => (
            <ProspectItem
              prospect={prospect}
              isBusy={settle.isBusy}
              onAccept={() => void accept(prospect)}
              onDiscard={() => void settle.discard(prospect)}
            />
          )}
          printed={printedProspects}
          skeleton={<ListSkeleton />}
          icon={<Inbox aria-hidden="true" />}
          action={null}
        />
        {answering && <AnswerDialog {...answering} onClose={() => setAnswering(undefined)} />}
        {(pasting || shared) && (
          <PasteDialog
            key={shared?.key}
            shared={shared}
            isLost={pasting === 'lost'}
            onSaved={(prospect) => {
              queryClient.setQueryData(prospectQuery(userId, prospect.id).queryKey, prospect)
              open(recordTarget('prospectos', prospect.id))
            }}
            onClose={() => {
              setPasting(undefined)
              if (shared) void drop()
            }}
          />
        )}
      </div>
    </RecordOverList>
  )
}
