import { describeValue, type FieldValue } from '@predio/domain/fields'
import { useRef, useState, type ReactNode } from 'react'
import { lazyDialog } from '../../ui/dialog-on-demand.tsx'
import { MenuOnDemand } from '../../ui/menu.tsx'
import { optionsOf } from '../../ui/option.ts'
import { toast } from '../../ui/toast.ts'
import { changeFact } from './change-fact.ts'
import { FactButton } from './fact-button.tsx'
import type { FactKind, Version } from './fact-kind.ts'
import { messages } from './messages.ts'

/** Forms and calendars; a menu is there at once. */
const FactEditor = lazyDialog(async () => (await import('./fact-editor.tsx')).FactEditor)

export interface RowFactProps<Row extends Version, Name extends keyof Row & string> {
  kind: FactKind<Row, Name>
  row: Row
  name: Name
  /** As it is read in the row, where that is not what the field's description makes of it. */
  text?: string | undefined
  /** While records are chosen, and of what the server does not know yet. */
  isFixed?: boolean | undefined
  /** How the row shows it. */
  children: ReactNode
}

/** A fact of a row that is changed where it stands (FACT-01): it looks as the row shows it, and a press opens what it can be. */
export function RowFact<Row extends Version, Name extends keyof Row & string>(
  props: RowFactProps<Row, Name>,
) {
  const { kind, row, name, isFixed = false, children } = props
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  if (isFixed) return children
  const field = kind.fields[name]
  const value = row[name] as FieldValue
  const text = props.text ?? describeValue(field, value)
  const noun = field.condition?.noun ?? field.label
  const label = messages.change(noun.toLowerCase(), kind.nameOf(row), text)
  const shown = text === '' ? <span className="text-ink-faint">—</span> : children

  async function save(changed: FieldValue): Promise<string | undefined> {
    setBusy(true)
    try {
      return await changeFact({ kind, row, name }, changed)
    } finally {
      setBusy(false)
    }
  }

  /** What was pressed is gone from the screen, so that its failure is told in a notice. */
  async function choose(changed: FieldValue): Promise<void> {
    setOpen(false)
    const fault = await save(changed)
    if (fault) toast.error(fault)
  }

  if (field.kind === 'choice' || field.kind === 'optionalChoice') {
    return (
      <MenuOnDemand
        label={label}
        className="flex max-w-full min-w-0"
        placement="bottom start"
        renderTrigger={(trigger) => (
          <FactButton label={label} isBusy={isBusy} {...trigger}>
            {shown}
          </FactButton>
        )}
        chosen={String(value ?? kind.unset ?? '')}
        items={() =>
          optionsOf(field.options).map((option) => ({
            id: option.id,
            label: option.label,
            onAction: () => void choose(option.id),
          }))
        }
      />
    )
  }
  return (
    <>
      <FactButton
        ref={anchor}
        label={label}
        isBusy={isBusy}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => {
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
          choose={choose}
          save={save}
          faultOf={kind.faultOf && ((typed) => kind.faultOf?.(name, typed))}
          Suggestions={kind.Suggestions}
        />
      )}
    </>
  )
}
