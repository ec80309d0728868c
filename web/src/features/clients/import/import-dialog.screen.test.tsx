import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { ImportDialog } from './import-dialog.tsx'

async function choose(name: string, lines: readonly string[]): Promise<Account> {
  const person = await accounts().createPerson()
  const nothing = () => undefined
  await renderScreen(<ImportDialog onClose={nothing} onReview={nothing} />, { person })
  await expect.element(page.getByRole('button', { name: 'Elegir archivo' })).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file input')
  await userEvent.upload(input, new File([lines.join('\r\n')], name))
  return person
}

const start = (label: string) => page.getByRole('button', { name: label })
const isBatch = ({ url }: Request) => url.includes('/rpc/import_clients')

it('VCARD-08 the dialog imports the contacts of a telephone', async () => {
  const person = await choose('contactos.vcf', [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Góngora;Héctor;;;',
    'FN:Héctor Góngora',
    'TEL;TYPE=CELL:+52 1 999 555 0101',
    'END:VCARD',
  ])
  await start('Importar 1 cliente').click()
  await expect.element(page.getByText('1 cliente importado')).toBeVisible()
  const { data } = await accounts()
    .admin()
    .from('clients')
    .select('last_name, phone')
    .eq('user_id', person.id)
    .throwOnError()
  expect(data).toEqual([{ last_name: 'Góngora', phone: '+529995550101' }])
})

function asksBeforeLeaving(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

it('IMPORT-27 the dialog offers to continue after a lost connection and imports every row once', async () => {
  const rows = Array.from({ length: 501 }, (_, n) => `Cliente,Número ${n},c${n}@correo.mx`)
  const person = await choose('clientes.csv', ['Nombre,Apellidos,Email', ...rows])
  const real = globalThis.fetch
  const asked: boolean[] = []
  const lost = interceptFetch(isBatch, async (request) => {
    asked.push(asksBeforeLeaving())
    await real(request)
    throw new TypeError('Failed to fetch')
  })
  await start('Importar 501 clientes').click()
  await expect.element(page.getByText(/^Se perdió la conexión/)).toBeVisible()
  expect(lost.count()).toBe(3)
  expect(asked).toEqual([true, true, true])
  await expect.poll(asksBeforeLeaving).toBe(false)
  lost.release()
  await start('Continuar').click()
  await expect.element(page.getByText('501 clientes importados')).toBeVisible()
  const { count } = await accounts()
    .admin()
    .from('clients')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', person.id)
  expect(count).toBe(501)
})

it('the dialog reports a file without rows', async () => {
  await choose('clientes.csv', ['Nombre,Apellidos'])
  await expect.element(page.getByText('El archivo no tiene filas que importar')).toBeVisible()
})
