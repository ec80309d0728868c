import { CircleCheck } from 'lucide-react'
import { useState, type ComponentProps, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Option } from '../../ui/option.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { messages } from './messages.ts'

export type Cells<Field extends string> = Partial<Record<Field, string>>

export interface RepairFields<Field extends string> {
  labels: Readonly<Record<Field, string>>
  options: Partial<Record<Field, readonly Option[]>>
  long: readonly Field[]
  inputs?: Partial<Record<Field, Partial<ComponentProps<typeof TextField>>>>
  together?: Partial<Record<Field, readonly Field[]>>
  cellsOf?: (cells: Cells<Field>) => Cells<Field>
}

interface RepairFormProps<Field extends string> {
  fields: RepairFields<Field>
  cells: Cells<Field>
  faulty: readonly Field[]
  changed: Cells<Field> | undefined
  check: (typed: Cells<Field>) => readonly { field: Field; message: string }[]
  onSave: (typed: Cells<Field>) => void
  onCancel: () => void
}

/** IMPORT-29 and LIMP-05: each cell is checked while the person types. */
export function RepairForm<Field extends string>(props: RepairFormProps<Field>) {
  const { fields, faulty, changed, cells, check, onSave, onCancel } = props
  const [shown] = useState(() => {
    const together = faulty.flatMap((field) => fields.together?.[field] ?? [field])
    return [...new Set([...together, ...(Object.keys(changed ?? {}) as Field[])])]
  })
  const [typed, setTyped] = useState(() => {
    const given = fields.cellsOf?.(cells) ?? cells
    const texts: Cells<Field> = {}
    for (const field of shown) texts[field] = given[field] ?? ''
    return texts
  })
  const errors = check(typed)

  function save(event: FormEvent): void {
    event.preventDefault()
    // The dialog may be inside another form, which must not be submitted, too.
    event.stopPropagation()
    onSave(typed)
  }

  function renderField(field: Field, index: number) {
    const value = typed[field] ?? ''
    const options = fields.options[field]
    const shared = {
      label: fields.labels[field],
      error: errors.find((each) => each.field === field)?.message,
      autoFocus: index === 0,
      onChange: (text: unknown) => setTyped({ ...typed, [field]: String(text) }),
    }
    if (options) {
      const chosen = options.find(({ id }) => id === value)?.id ?? null
      return <Select key={field} {...shared} options={options} value={chosen} />
    }
    if (fields.long.includes(field)) return <TextArea key={field} {...shared} value={value} />
    const input = fields.inputs?.[field]
    return <TextField key={field} {...shared} value={value} autoComplete="off" {...input} />
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4 py-2">
      <div className="grid gap-4 sm:grid-cols-2">{shown.map(renderField)}</div>
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
