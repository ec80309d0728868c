import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import { checkForm } from '../lib/check-form.ts'
import type { Fault } from '../lib/show-fault.ts'
import { useField } from '../lib/use-field.ts'
import { Button } from './button.tsx'
import { FormFailure } from './form-failure.tsx'
import { TextField } from './text-field.tsx'
import { pressTwice } from './testing/press-twice.ts'
import { accounts, renderScreen } from './testing/render-screen.tsx'
import { useActionForm } from './use-action-form.ts'

interface Values {
  name: string
}
type Run = (values: Values) => Promise<Fault<Values> | void>

const check = checkForm(
  z.object({ name: z.string().min(1, 'Falta el nombre') }),
  (values: Values) => values,
)

function Form({ run, draft }: { run: Run; draft?: string }) {
  const { control, shown, failure } = useActionForm<Values>({
    ...(draft && { draft }),
    resolver: check,
    initial: { name: '' },
    run,
    explain: () => 'No se pudo',
  })
  return (
    <form {...shown}>
      <TextField label="Nombre" {...useField(control, 'name')} />
      {failure && <FormFailure>{failure}</FormFailure>}
      <Button type="submit">Guardar</Button>
    </form>
  )
}

async function open(run: Run, draft?: string) {
  const person = await accounts().createPerson()
  const form = <Form run={run} {...(draft && { draft })} />
  return { person, form, rendered: await renderScreen(form, { person }) }
}

const name = () => page.getByLabelText('Nombre')
const save = () => page.getByRole('button', { name: 'Guardar' })

it('SAVE-06 the form saves once when its button is pressed twice', async () => {
  const run = vi.fn<Run>(() => new Promise(() => {}))
  await open(run)
  await name().fill('Ana')
  pressTwice(save())
  await expect.poll(() => run.mock.calls).toEqual([[{ name: 'Ana' }]])
})

it('SAVE-07 a failed save keeps the typed values and says why, and the next one succeeds', async () => {
  const run = vi.fn<Run>().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce(undefined)
  await open(run)
  await name().fill('Ana')
  await save().click()
  await expect.element(page.getByText('No se pudo')).toBeVisible()
  await expect.element(name()).toHaveValue('Ana')
  await save().click()
  await expect.element(page.getByText('No se pudo')).not.toBeInTheDocument()
  expect(run).toHaveBeenCalledTimes(2)
})

it('SAVE-17 a missing or refused value is shown at its field, which gets the focus', async () => {
  const run = vi.fn<Run>().mockResolvedValue({ field: 'name', text: 'Ese nombre ya existe' })
  await open(run)
  await save().click()
  await expect.element(page.getByText('Falta el nombre')).toBeVisible()
  await expect.element(name()).toHaveFocus()
  expect(run).not.toHaveBeenCalled()
  await name().fill('Ana')
  await save().click()
  await expect.element(page.getByText('Ese nombre ya existe')).toBeVisible()
  await expect.element(name()).toHaveFocus()
})

it('SAVE-09 typed values return after a reload, unless the form is secret', async () => {
  const { person, form, rendered } = await open(() => Promise.resolve(), 'name')
  await name().fill('Ana')
  await expect.poll(() => JSON.stringify(sessionStorage)).toContain('Ana')
  await rendered.unmount()
  const again = await renderScreen(form, { person })
  await expect.element(name()).toHaveValue('Ana')
  await save().click()
  await expect.poll(() => JSON.stringify(sessionStorage)).not.toContain('Ana')
  await again.unmount()
  await renderScreen(<Form run={() => Promise.resolve()} />, { person })
  await name().fill('Secreto')
  expect(JSON.stringify(sessionStorage)).not.toContain('Secreto')
})
