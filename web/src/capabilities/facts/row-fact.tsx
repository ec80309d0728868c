import { describeValue, type FieldValue } from '@predio/domain/fields'
import { useRef, useState, type ReactNode } from 'react'
import { useLatest } from '../../lib/use-latest.ts'
import { lazyDialog } from '../../ui/dialog-on-demand.tsx'
import { optionsOf } from '../../ui/option.ts'
import { toast } from '../../ui/toast.ts'
import { changeFact } from './change-fact.ts'
import { FactButton } from './fact-button.tsx'
import { FactMenu } from './fact-menu.tsx'
import type { FactKind, Version } from './fact-kind.ts'
import { messages } from './messages.ts'

const FactEditor = lazyDialog(async () => (await import('./fact-editor.tsx')).FactEditor)

export interface RowFactProps<Row extends Version, Name extends keyof Row & string> {
  kind: FactKind<Row, Name>
  row: Row
  name: Name
  text?: string | undefined
  isFixed?: boolean | undefined
  /** Shown for an empty value, for example a button that adds one; the default is a dash. */
  empty?: ReactNode
  children: ReactNode
}

/** FACT-11: a press on the fact opens its possible values. */
export function RowFact<Row extends Version, Name extends keyof Row & string>(
  props: RowFactProps<Row, Name>,
) {
  const { kind, name, isFixed = false, children } = props
  const [stored, setStored] = useState<Row>()
  // True while the list has not read the saved value yet.
  const isBehind = stored !== undefined && stored.updated_at > props.row.updated_at
  const row = isBehind ? stored : props.row
  const latest = useLatest(row)
  /** FACT-13: the version that the editor shows; a later one is not overwritten. */
  const opened = useRef<Row>(undefined)
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isSaving = useRef(false)
  const anchor = useRef<HTMLButtonElement>(null)
  // The element separates the text from a text beside it.
  if (isFixed) return <span className="inline-flex max-w-full min-w-0">{children}</span>
  const field = kind.fields[name]
  const value = row[name] as FieldValue
  const text = (isBehind ? undefined : props.text) ?? describeValue(field, value)
  const noun = field.condition?.noun ?? field.label
  const label = messages.change(noun.toLowerCase(), kind.nameOf(row), text)
  const shown = text === '' ? (props.empty ?? <span className="text-ink-faint">—</span>) : children

  async function save(changed: FieldValue, over: Row) {
    isSaving.current = true
    setBusy(true)
    try {
      const told = await changeFact({ kind, row: over, name }, changed)
      if (told.fault === undefined && told.row) setStored(told.row)
      return told
    } finally {
      isSaving.current = false
      setBusy(false)
    }
  }

  /** The pressed control is gone after the choice, so a toast shows a failure. */
  async function choose(changed: FieldValue, over: Row): Promise<void> {
    setOpen(false)
    // While a menu or calendar closes, a second press would save again.
    if (isSaving.current) return
    const { fault } = await save(changed, over)
    if (fault) toast.error(fault)
  }

  async function saveTyped(changed: FieldValue): Promise<string | undefined> {
    const told = await save(changed, opened.current ?? latest.current)
    // The person was told of the conflict, so pressing again overwrites the other version.
    if (told.fault !== undefined && told.isConflict) opened.current = undefined
    return told.fault
  }

  if (field.kind === 'choice' || field.kind === 'optionalChoice') {
    return (
      <FactMenu
        label={label}
        isBusy={isBusy}
        isDim={isBehind}
        chosen={String(value ?? kind.unset ?? '')}
        items={() =>
          optionsOf(field.options).map((option) => ({
            id: option.id,
            label: option.label,
            onAction: () => void choose(option.id, row),
          }))
        }
      >
        {shown}
      </FactMenu>
    )
  }
  return (
    <>
      <FactButton
        ref={anchor}
        label={label}
        isBusy={isBusy}
        isDim={isBehind}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => {
          opened.current = row
          setWasOpen(true)
          setOpen(true)
        }}
      >
        {shown}
      </FactButton>
      {wasOpen && (
        <FactEditor
          field={field}
          value={value}
          text={text}
          label={label}
          anchor={anchor}
          isOpen={isOpen}
          onOpenChange={setOpen}
          choose={(changed) => choose(changed, opened.current ?? row)}
          save={saveTyped}
          faultOf={kind.faultOf && ((typed) => kind.faultOf?.(name, typed))}
          Suggestions={kind.Suggestions}
        />
      )}
    </>
  )
}
