import { CircleCheck } from 'lucide-react'
import { Fragment, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'

export interface RepairFieldProps<Field> {
  field: Field
  value: string
  onChange: (text: string) => void
  error: string | undefined
  autoFocus: boolean
}

type Cells<Field extends string> = Partial<Record<Field, string>>

interface RepairFormProps<Field extends string> {
  /** The faulty cells, and those that were corrected before. */
  fields: readonly Field[]
  cells: Cells<Field>
  /** The faults of the row with what is typed. */
  check: (typed: Cells<Field>) => readonly { field: Field; message: string }[]
  renderField: (props: RepairFieldProps<Field>) => ReactNode
  onSave: (typed: Cells<Field>) => void
  onCancel: () => void
}

/** A form for the faulty cells of a row, each checked while it is typed (IMPORT-29, LIMP-05). */
export function RepairForm<Field extends string>(props: RepairFormProps<Field>) {
  const { check, renderField, onSave, onCancel } = props
  const [fields] = useState(props.fields)
  const [typed, setTyped] = useState(() => {
    const cells: Cells<Field> = {}
    for (const field of props.fields) cells[field] = props.cells[field] ?? ''
    return cells
  })
  const errors = check(typed)

  function save(event: FormEvent): void {
    event.preventDefault()
    // The dialog may be inside another form.
    event.stopPropagation()
    onSave(typed)
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4 py-2">
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field, index) => (
          <Fragment key={field}>
            {renderField({
              field,
              value: typed[field] ?? '',
              onChange: (text) => setTyped({ ...typed, [field]: text }),
              error: errors.find((each) => each.field === field)?.message,
              // The person pressed 'Corregir' to write here.
              autoFocus: index === 0,
            })}
          </Fragment>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small">
          {messages.repairSave}
        </Button>
        <Button look="secondary" size="small" onPress={onCancel}>
          {messages.repairCancel}
        </Button>
        <p aria-live="polite" className="flex items-center gap-1.5 font-medium text-success">
          {errors.length === 0 && (
            <>
              <CircleCheck aria-hidden="true" className="size-4" />
              {messages.repairGood}
            </>
          )}
        </p>
      </div>
    </form>
  )
}
