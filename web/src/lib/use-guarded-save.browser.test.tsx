import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { RecordForm } from '../ui/record-form.tsx'
import { renderInKit } from '../ui/testing/render-in-kit.tsx'
import { connectToServer } from '../ui/testing/render-screen.tsx'
import { TextField } from '../ui/text-field.tsx'
import { NotVerified, type Saved } from './save-row.ts'
import { useField } from './use-field.ts'
import { useFocusFault } from './use-focus-fault.ts'
import { useGuardedSave } from './use-guarded-save.ts'

beforeAll(connectToServer)

interface Person {
  name: string
  notes: string
  address: string
}
interface Row extends Person {
  version: number
}

const LABELS = { name: 'Nombre', notes: 'Notas', place: 'Dirección' }
const EMPTY: Person = { name: '', notes: '', address: '' }
const READ: Row = { version: 1, name: 'Ana', notes: '', address: 'Centro' }
const TEXTS = {
  saveFailed: 'No se guardó',
  gone: 'Ya no existe',
  duplicate: 'Ya hay otro igual',
  notVerified: { create: 'No se sabe si se creó', update: 'No se sabe si cambió' },
}

/** A stand-in for the database, which refuses to overwrite a version that was not read. */
class Office {
  row: Row | undefined
  saves = 0
  failure: Error | undefined

  constructor(row?: Row) {
    this.row = row
  }

  save = async (values: Person, base: Row | undefined): Promise<Saved<Row>> => {
    this.saves += 1
    if (base?.version !== this.row?.version) {
      return this.row ? { kind: 'conflict', theirs: this.row } : { kind: 'gone' }
    }
    const row = { ...values, version: (this.row?.version ?? 0) + 1 }
    this.row = row
    const { failure } = this
    this.failure = undefined
    if (failure) throw failure
    return { kind: 'saved', row }
  }
}

interface FormProps {
  office: Office
  row: Row | undefined
  mine: Partial<Person>
}

function Form({ office, row, mine }: FormProps) {
  const element = useRef<HTMLFormElement>(null)
  const [isSaved, setSaved] = useState(false)
  const form = useForm<Person>({
    defaultValues: row ? pick(row) : EMPTY,
    values: { ...pick(row ?? EMPTY), ...mine },
  })
  const guarded = useGuardedSave({
    form,
    row,
    save: office.save,
    onSaved: () => setSaved(true),
    toForm: pick,
    labels: LABELS,
    parts: { place: ['address'] },
    describe: ({ name, notes, address }: Person) => ({ name, notes, place: address }),
    texts: TEXTS,
    uniqueField: 'notes',
  })
  useFocusFault(element, form.formState)
  const notes = useField(form.control, 'notes')
  return (
    <>
      <RecordForm
        form={{ ref: element, noValidate: true }}
        onSubmit={(event) => void form.handleSubmit(guarded.submit)(event)}
        saving={guarded}
        subject="Este cliente"
        submitLabel="Guardar"
        onCancel={() => undefined}
      >
        <TextField label="Notas" {...notes} />
        <div className="h-[300vh]" />
      </RecordForm>
      {isSaved && <p>Guardado</p>}
    </>
  )
}

function pick({ name, notes, address }: Person): Person {
  return { name, notes, address }
}

async function open(office: Office, row: Row | undefined, mine: Partial<Person>) {
  const screen = await renderInKit(<Form office={office} row={row} mine={mine} />)
  return { screen, press: () => screen.getByRole('button', { name: 'Guardar' }).click() }
}

async function save(theirs: Partial<Person>, mine: Partial<Person>) {
  const office = new Office({ ...READ, ...theirs, version: 2 })
  const { screen, press } = await open(office, READ, mine)
  await press()
  return { office, screen }
}

it('SAVE-05 changes of different fields are merged without a question', async () => {
  const { office, screen } = await save({ address: 'Norte' }, { notes: 'Llamar el lunes' })
  await expect
    .poll(() => office.row)
    .toEqual({ version: 3, name: 'Ana', notes: 'Llamar el lunes', address: 'Norte' })
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

it('SAVE-05 the dialog asks only about the field that both changed', async () => {
  const { office, screen } = await save(
    { address: 'Norte', name: 'Anna' },
    { address: 'Sur', notes: 'Llamar el lunes' },
  )
  const dialog = screen.getByRole('dialog', { name: 'Cambió mientras lo editabas' })
  await expect.element(dialog.getByText(/después de que empezaste a editar/)).toBeVisible()
  await expect.element(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Dirección')
  expect(office.row?.version).toBe(2)
  await dialog.getByRole('radio', { name: 'Lo guardado' }).click()
  await dialog.getByRole('button', { name: 'Guardar así' }).click()
  await expect
    .poll(() => office.row)
    .toEqual({ version: 3, name: 'Anna', notes: 'Llamar el lunes', address: 'Norte' })
})

it('SAVE-01 a new record that had arrived becomes an update with the values typed since', async () => {
  const office = new Office()
  office.failure = new TypeError('Failed to fetch')
  const { screen, press } = await open(office, undefined, { name: 'Ana', address: 'Centro' })
  await press()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No se guardó')
  await screen.getByRole('textbox', { name: 'Notas' }).fill('Con crédito')
  await press()
  await expect.element(screen.getByText('Guardado')).toBeVisible()
  expect(office.row).toEqual({ version: 2, name: 'Ana', notes: 'Con crédito', address: 'Centro' })
})

it('SAVE-05 typed values are merged with a record that another tab created first', async () => {
  const office = new Office({ ...EMPTY, address: 'Norte', version: 1 })
  const { screen, press } = await open(office, undefined, {})
  await screen.getByRole('textbox', { name: 'Notas' }).fill('Llamar')
  await press()
  await expect.element(screen.getByText('Guardado')).toBeVisible()
  expect(office.row).toEqual({ version: 2, name: '', notes: 'Llamar', address: 'Norte' })
})

it('SAVE-06 the form saves once however often the button is pressed', async () => {
  const office = new Office(READ)
  const { screen } = await open(office, READ, { notes: 'Llamar' })
  const form = screen.container.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await expect.element(screen.getByText('Guardado')).toBeVisible()
  expect(office.saves).toBe(1)
})

function duplicate(): Error {
  return Object.assign(new Error('duplicate key'), { code: '23505' })
}

it('SAVE-17 a failure is shown at the button, and at the field whose value another record has', async () => {
  const logged = vi.spyOn(console, 'error')
  onTestFinished(() => logged.mockRestore())
  const office = new Office(READ)
  office.failure = duplicate()
  const { screen, press } = await open(office, READ, { notes: 'Llamar' })
  const notes = screen.getByRole('textbox', { name: 'Notas' })
  await press()
  await expect.element(screen.getByRole('alert')).toBeInViewport({ ratio: 0.9 })
  await expect.element(notes).toHaveAccessibleDescription('Ya hay otro igual')
  await expect.element(notes).toHaveFocus()
  await expect.element(notes).toBeInViewport({ ratio: 0.9 })
  expect(logged).not.toHaveBeenCalled()
})

it.each([
  ['that a new record was not found again', undefined, new NotVerified(), 'No se sabe si se creó'],
  ['that a changed record was not found again', READ, new NotVerified(), 'No se sabe si cambió'],
  ['that another record has the same value', READ, duplicate(), 'Ya hay otro igual'],
  ['any other failure', READ, new Error('out of order'), 'No se guardó'],
])(
  'SAVE-03 SAVE-07 the form shows %s, and keeps the typed values',
  async (_title, row, failure, text) => {
    const office = new Office(row)
    office.failure = failure
    const { screen, press } = await open(office, row, { name: 'Ana', notes: 'Llamar' })
    await press()
    await expect.element(screen.getByRole('alert')).toHaveTextContent(text)
    await expect.element(screen.getByRole('textbox', { name: 'Notas' })).toHaveValue('Llamar')
  },
)

it('SAVE-08 the form shows that the record was deleted on another device', async () => {
  const { screen, press } = await open(new Office(), READ, { notes: 'Llamar' })
  await press()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Ya no existe')
})
