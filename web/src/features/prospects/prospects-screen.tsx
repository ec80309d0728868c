import type { ProspectStatus } from '@predio/domain/prospects'
import { Inbox, Settings2 } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { RecordOverList } from '../../capabilities/addresses/record-over-list.tsx'
import { PartedList } from '../../capabilities/list/parted-list.tsx'
import { RecordList } from '../../capabilities/list/record-list.tsx'
import { linkTo, recordTarget, SOURCES_ADDRESS, useOpenInstead } from '../../lib/navigation.ts'
import { useProspects } from '../../records/prospects/api/list-prospects.ts'
import type { Prospect } from '../../records/prospects/api/prospect-row.ts'
import { prospectQuery } from '../../records/prospects/api/save-prospect.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { optionsOf } from '../../ui/option.ts'
import { AnswerDialog } from './answer-form.tsx'
import { EMPTY, LIST_TEXTS, messages, PARTS } from './messages.ts'
import { usePaste } from './paste/use-paste.tsx'
import { printedProspects } from './printed-prospects.ts'
import { ProspectDialog } from './prospect-dialog.tsx'
import { ProspectItem } from './prospect-item.tsx'
import { nameOf, useSettle } from './use-settle.ts'

/** Buzón de prospectos: whoever wrote and waits for an answer. */
export function ProspectsScreen() {
  const [text, setText] = useState('')
  const [status, setStatus] = useState<ProspectStatus>('waiting')
  const [answering, setAnswering] = useState<{ prospect: Prospect; clientId: string }>()
  const pages = useProspects({ status, text: useDeferredValue(text) })
  const settle = useSettle()
  const openInstead = useOpenInstead('prospectos')
  const paste = usePaste()
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
      read={prospectQuery}
      nameOf={nameOf}
      renderDialog={(prospect, close) => (
        <ProspectDialog {...{ prospect, settle }} next={nextAfter(prospect)} onClose={close} />
      )}
    >
      <PartedList
        texts={LIST_TEXTS}
        label={messages.parts}
        parts={optionsOf(PARTS)}
        part={status}
        onPart={setStatus}
        search={{ value: text, onChange: setText }}
        menu={[
          {
            id: 'sources',
            label: messages.sources,
            icon: <Settings2 aria-hidden="true" />,
            ...linkTo({ to: SOURCES_ADDRESS, state: {} }),
          },
        ]}
        main={{ label: messages.add, onPress: paste.start }}
      >
        <RecordList<Prospect>
          texts={{ ...LIST_TEXTS, ...EMPTY[status] }}
          list={{ isFiltered: text.trim() !== '', clearFilters: () => setText('') }}
          pages={pages}
          renderRow={(prospect) => (
            <ProspectItem
              prospect={prospect}
              settle={settle}
              onAccept={() => void accept(prospect)}
            />
          )}
          printed={printedProspects}
          skeleton={<ListSkeleton />}
          icon={<Inbox aria-hidden="true" />}
          action={null}
        />
      </PartedList>
      {answering && <AnswerDialog {...answering} onClose={() => setAnswering(undefined)} />}
      {paste.dialog}
    </RecordOverList>
  )
}
