import { EMPTY_VIEW, entityRules, type ListEntity, type View } from '@predio/domain/views'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { words } from '../../../lib/words.ts'
import { messages } from '../messages.ts'
import { ColumnFields } from './column-fields.tsx'
import { type ConditionDraft, toCondition, toDraft } from './condition-draft.ts'
import { ConditionList } from './condition-list.tsx'
import { SortFields } from './sort-fields.tsx'

interface ViewEditorProps {
  entity: ListEntity
  view: View
  suggestions: Readonly<Record<string, readonly string[]>>
  onApply: (view: View) => void
  onClose: () => void
}

const USUAL = 'usual'

export function ViewEditor({ entity, view, suggestions, onApply, onClose }: ViewEditorProps) {
  const [drafts, setDrafts] = useState(() => draftsOf(entity, view))
  const [sorts, setSorts] = useState(view.sorts)
  const [columns, setColumns] = useState(view.columns)
  const [layout, setLayout] = useState(view.layout)
  const [isTried, setTried] = useState(false)
  const rules = entityRules(entity)

  function apply(): void {
    const conditions = drafts.map(toCondition)
    if (conditions.some((condition) => condition === null)) return setTried(true)
    onApply({
      conditions: conditions.filter((each) => each !== null),
      sorts,
      columns,
      ...(layout !== undefined && { layout }),
    })
    onClose()
  }

  return (
    <Dialog
      title={messages.editorTitle}
      size="large"
      closesOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button
            look="quiet"
            onPress={() => {
              onApply(EMPTY_VIEW)
              onClose()
            }}
          >
            {messages.clear}
          </Button>
          <Button look="secondary" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button onPress={apply}>{messages.apply}</Button>
        </>
      }
    >
      <Part title={messages.conditions}>
        <ConditionList
          entity={entity}
          drafts={drafts}
          suggestions={suggestions}
          isTried={isTried}
          onChange={setDrafts}
        />
      </Part>
      <Part title={messages.order}>
        <SortFields entity={entity} sorts={sorts} onChange={setSorts} />
      </Part>
      {rules.layouts.length > 0 && (
        <Part title={messages.layout}>
          <SegmentedControl
            label={messages.layout}
            segments={[{ id: USUAL, label: messages.usualLayout }, ...rules.layouts]}
            value={layout ?? USUAL}
            onChange={(id) => setLayout(id === USUAL ? undefined : id)}
          />
        </Part>
      )}
      {rules.columns.length > 0 && (
        <Part title={messages.columns}>
          <p className="text-sm text-ink-soft">{messages.columnsHint}</p>
          <ColumnFields entity={entity} columns={columns} onChange={setColumns} />
        </Part>
      )}
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col items-start gap-3 *:w-full">
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function draftsOf(entity: ListEntity, view: View): ConditionDraft[] {
  return view.conditions.flatMap((condition) => toDraft(entity, condition))
}
