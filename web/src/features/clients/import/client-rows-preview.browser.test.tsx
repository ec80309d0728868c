import { readClientRow, type ImportValues } from '@predio/domain/csv'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useRowChanges } from '../../../capabilities/imports/use-row-changes.ts'
import { renderInKit } from '../../../ui/testing/render-in-kit.tsx'
import { checkRows } from './check-rows.ts'
import { NO_DECISIONS, type ClientRowChanges } from './decide.ts'
import { planImport } from './plan-import.ts'
import { ClientRowsPreview } from './client-rows-preview.tsx'

const options = { defaultType: 'comprador', phoneIsWhatsapp: true } as const
const EVA = {
  id: 'eva',
  first_name: 'Eva',
  last_name: 'Uc',
  email: 'eva@correo.mx',
  phone: '+529990001111',
  whatsapp: null,
  import_id: null,
  import_row: null,
}

function Preview({ file }: { file: ImportValues[] }) {
  const changes: ClientRowChanges = useRowChanges(NO_DECISIONS)
  const { corrections, decisions } = changes
  const read = file.map((values, index) => readClientRow(values, index + 2, options))
  const rows = checkRows(read, corrections, options, [EVA], 'file')
  const plan = planImport(rows, [EVA], decisions)
  const sent = plan.rows.map(({ first_name, last_name, email }) =>
    [first_name, last_name, email].filter(Boolean).join(' '),
  )
  return (
    <>
      <ClientRowsPreview rows={rows} read={read} plan={plan} options={options} changes={changes} />
      <output aria-label="Se importan">{sent.join(', ')}</output>
      <output aria-label="Se actualizan">{plan.updates.map(({ line }) => line).join(', ')}</output>
    </>
  )
}

it('IMPORT-29 a faulty cell is corrected in its row, which is checked at once and stays visible', async () => {
  await page.viewport(390, 844)
  const screen = await renderInKit(
    <Preview file={[{ full_name: 'Lupita', email: 'lupita@', phone: '9991234567' }]} />,
  )
  await screen.getByRole('radio', { name: 'Por revisar (1)' }).click()
  await expect.element(screen.getByText('Faltan los apellidos')).toBeVisible()
  await expect.element(screen.getByText('Email inválido')).toBeVisible()
  await expect.element(screen.getByLabelText('Se importan')).toHaveTextContent(/^Lupita$/)

  await screen.getByRole('button', { name: 'Corregir Lupita' }).click()
  await expect.element(screen.getByLabelText('Nombre')).toHaveFocus()
  await screen.getByLabelText('Apellidos').fill('Gómez')
  await expect.element(screen.getByText('Faltan los apellidos')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Así está bien.')).not.toBeInTheDocument()
  await screen.getByLabelText('Email').fill('lupita@correo.mx')
  await expect.element(screen.getByText('Así está bien.')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await userEvent.keyboard('{Enter}')

  await expect.element(screen.getByText('Corregida: lista para importar')).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Por revisar (0)' })).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Listas (1)' })).toBeVisible()
  await expect
    .element(screen.getByLabelText('Se importan'))
    .toHaveTextContent('Lupita Gómez lupita@correo.mx')
})

it('IMPORT-29 a refused row is imported after it gets a name', async () => {
  const screen = await renderInKit(<Preview file={[{ phone: '9991234567' }]} />)
  await screen.getByRole('radio', { name: 'Con errores (1)' }).click()
  await expect.element(screen.getByText('El nombre debe tener al menos 2 caracteres')).toBeVisible()
  await screen.getByRole('button', { name: 'Corregir la fila 2' }).click()
  await screen.getByLabelText('Nombre').fill('Beto')
  await screen.getByLabelText('Apellidos').fill('Canul')
  await screen.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(screen.getByLabelText('Se importan')).toHaveTextContent('Beto Canul')
})

it('cancelling a correction leaves the row unchanged', async () => {
  const screen = await renderInKit(<Preview file={[{ full_name: 'Ana Pech', phone: '12' }]} />)
  await screen.getByRole('radio', { name: 'Por revisar (1)' }).click()
  await screen.getByRole('button', { name: 'Corregir Ana Pech' }).click()
  await screen.getByLabelText('Teléfono').fill('9991234567')
  await screen.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(screen.getByText('Número de teléfono inválido')).toBeVisible()
})

it('IMPORT-25 duplicates can be decided one by one or all at once', async () => {
  const screen = await renderInKit(
    <Preview
      file={[
        { full_name: 'Eva Uc', phone: '9990001111' },
        { full_name: 'Eva Uc', phone: '5512345678', email: 'otra@correo.mx' },
      ]}
    />,
  )
  await screen.getByRole('radio', { name: 'Repetidas (2)' }).click()
  await expect
    .element(screen.getByText('Ya tienes a Eva Uc (mismo teléfono, mismo nombre)'))
    .toBeVisible()
  await expect
    .element(
      screen.getByText('Se llama igual que Eva Uc, que ya tienes; no comparten teléfono ni email'),
    )
    .toBeVisible()
  const sent = screen.getByLabelText('Se importan')
  const updated = screen.getByLabelText('Se actualizan')
  await expect.element(sent).toHaveTextContent(/^Eva Uc otra@correo.mx$/)

  await screen
    .getByRole('button', { name: /Qué hacer con Eva Uc/ })
    .first()
    .click()
  await screen.getByRole('option', { name: 'Actualizar al que ya tienes' }).click()
  await expect.element(updated).toHaveTextContent(/^2$/)

  await screen.getByRole('button', { name: /Con todas las repetidas/ }).click()
  await screen.getByRole('option', { name: 'Omitir todas' }).click()
  await expect.element(sent).toHaveTextContent(/^$/)
  await expect.element(updated).toHaveTextContent(/^$/)

  await screen.getByRole('button', { name: /Con todas las repetidas/ }).click()
  await screen.getByRole('option', { name: 'Importar todas' }).click()
  await expect.element(sent).toHaveTextContent(/^Eva Uc, Eva Uc otra@correo.mx$/)
})
