import { useForm } from 'react-hook-form'
import { beforeAll, expect, it } from 'vitest'
import { Button } from '../ui/button.tsx'
import { ConflictDialog } from '../ui/conflict-dialog.tsx'
import { renderInKit } from '../ui/testing/render-in-kit.tsx'
import type { Saved } from './save-row.ts'
import { connectSupabase } from './supabase.ts'
import { useGuardedSave } from './use-guarded-save.ts'

/** Nobody is signed in: saving asks the client for its session, and no server. */
beforeAll(() => connectSupabase({ supabaseUrl: location.origin, supabaseKey: 'sb_publishable_x' }))

interface Person {
  name: string
  notes: string
  address: string
}
interface Row extends Person {
  version: number
}

const LABELS = { name: 'Nombre', notes: 'Notas', address: 'Dirección' }
const READ: Row = { version: 1, name: 'Ana', notes: '', address: 'Centro' }

/** Holds one row and refuses to write over a version that was not seen, as the database does. */
class Office {
  row: Row

  constructor(row: Row) {
    this.row = row
  }

  save = async (values: Person, base: Row | undefined): Promise<Saved<Row>> => {
    if (base?.version !== this.row.version) return { kind: 'conflict', theirs: this.row }
    this.row = { ...values, version: this.row.version + 1 }
    return { kind: 'saved', row: this.row }
  }
}

function Form({ office, mine }: { office: Office; mine: Partial<Person> }) {
  const form = useForm<Person>({ defaultValues: pick(READ), values: { ...pick(READ), ...mine } })
  const guarded = useGuardedSave({
    form,
    row: READ,
    save: office.save,
    onSaved: () => undefined,
    toForm: pick,
    labels: LABELS,
    describe: (values: Person) => values,
  })
  return (
    <>
      <Button onPress={() => void form.handleSubmit(guarded.submit)()}>Guardar</Button>
      {guarded.conflict && <ConflictDialog subject="Este cliente" {...guarded.conflict} />}
    </>
  )
}

function pick({ name, notes, address }: Person): Person {
  return { name, notes, address }
}

async function save(theirs: Partial<Person>, mine: Partial<Person>) {
  const office = new Office({ ...READ, ...theirs, version: 2 })
  const screen = await renderInKit(<Form office={office} mine={mine} />)
  await screen.getByRole('button', { name: 'Guardar' }).click()
  return { office, screen }
}

it('joins changes of different fields without a question', async () => {
  const { office, screen } = await save({ address: 'Norte' }, { notes: 'Llamar el lunes' })
  await expect
    .poll(() => office.row)
    .toEqual({ version: 3, name: 'Ana', notes: 'Llamar el lunes', address: 'Norte' })
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

it('asks only about the field that both changed', async () => {
  const { office, screen } = await save(
    { address: 'Norte', name: 'Anna' },
    { address: 'Sur', notes: 'Llamar el lunes' },
  )
  const dialog = screen.getByRole('dialog', { name: 'Cambió mientras lo editabas' })
  await expect.element(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Dirección')
  expect(office.row.version).toBe(2)
  await dialog.getByRole('radio', { name: 'Lo guardado' }).click()
  await dialog.getByRole('button', { name: 'Guardar así' }).click()
  await expect
    .poll(() => office.row)
    .toEqual({ version: 3, name: 'Anna', notes: 'Llamar el lunes', address: 'Norte' })
})
