import type { KeyCause } from '@predio/domain/properties'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../../../ui/testing/render-in-kit.tsx'
import type { ConnectionReport } from '../../../records/listings/site/test-connection.ts'
import { ConnectionOutcome } from './connection-outcome.tsx'

const GOOD: ConnectionReport = {
  isValid: true,
  hasPropertiesEndpoint: true,
  endpoint: '/wp-json/wp/v2/properties',
  error: null,
  warning: null,
  movedTo: null,
  way: 'direct',
  url: 'https://casas.mx',
  isOverHttp: false,
}

function show(changes: Partial<ConnectionReport>, onTakeAddress = vi.fn<(url: string) => void>()) {
  const report = { ...GOOD, ...changes }
  const input = { url: report.url, key: 'admin:abcd' }
  return renderInKit(
    <ConnectionOutcome
      test={{ kind: 'done', input, report }}
      onCancel={() => undefined}
      onTakeAddress={onTakeAddress}
    />,
  )
}

const refused = (cause: KeyCause): Partial<ConnectionReport> => ({
  isValid: false,
  hasPropertiesEndpoint: false,
  endpoint: null,
  error: { key: 'key-refused', cause },
})

const REFUSED = 'Error de autenticación. La API Key es inválida o el formato es incorrecto.'

it('SITE-11 an unrecognised key is explained by three causes, each with advice', async () => {
  const screen = await show(refused('unrecognised'))
  const text = screen.getByRole('alert').element().textContent ?? ''
  const inOrder = [
    REFUSED,
    'Tu sitio pide una API Key y no reconoció esta.',
    'Si estás seguro de que es la correcta, la causa suele ser una de estas:',
    'El servidor borra la API Key antes de que llegue a WordPress. Pide a tu hosting que deje pasar el encabezado Authorization.',
    'Las contraseñas de aplicación están desactivadas.',
    'La dirección lleva a otra, y la API Key no se envía allá.',
  ]
  expect(text.startsWith(REFUSED)).toBe(true)
  expect(inOrder.map((part) => text.indexOf(part))).toEqual(
    inOrder.map((part) => text.indexOf(part)).toSorted((one, other) => one - other),
  )
  for (const part of inOrder) expect(text).toContain(part)
  expect(screen.getByRole('listitem').all()).toHaveLength(3)
})

it.each<[KeyCause, RegExp]>([
  ['rejected', /recibió la API Key y dice que no es correcta\. Crea otra contraseña de aplicación/],
  ['withheld', /no la enviamos: la dirección es http:\/\/ y viajaría sin cifrar/],
  ['passwords-off', /desactivadas las contraseñas de aplicación/],
])('SITE-11 a key that is %s is explained by that cause only', async (cause, words) => {
  const screen = await show(refused(cause))
  await expect.element(screen.getByRole('alert')).toHaveTextContent(REFUSED)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
  expect(screen.getByRole('listitem').all()).toHaveLength(0)
})

it('SITE-07 the address to which the typed one redirects is offered in one press', async () => {
  const onTakeAddress = vi.fn<(url: string) => void>()
  const screen = await show({ ...refused('moved'), movedTo: 'https://www.casas.mx' }, onTakeAddress)
  await expect.element(screen.getByText('Lleva a https://www.casas.mx')).toBeVisible()
  await screen.getByRole('button', { name: 'Usar esa dirección' }).click()
  await expect.poll(() => onTakeAddress.mock.calls).toEqual([['https://www.casas.mx']])
})

it('the redirect’s address is offered also where the listings are public and only the key is lost', async () => {
  const screen = await show({ warning: 'key-not-forwarded', movedTo: 'https://www.casas.mx' })
  await expect.element(screen.getByText('Conexión exitosa con WordPress')).toBeVisible()
  await expect.element(screen.getByText(/por seguridad la API Key no se envía allá/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Usar esa dirección' })).toBeVisible()
})

it('SITE-40 a connection whose key was not confirmed is not called a success', async () => {
  const screen = await show({ warning: 'key-not-confirmed' })
  await expect
    .element(screen.getByText('Tu sitio respondió, pero no confirmó la API Key'))
    .toBeVisible()
  await expect.element(screen.getByText('Conexión exitosa con WordPress')).not.toBeInTheDocument()
})

it('says why a key was not used over http, and that the site was read over http', async () => {
  const screen = await show({ warning: 'key-withheld', url: 'http://casas.mx', isOverHttp: true })
  await expect.element(screen.getByText(/no usamos la API Key: la dirección es http/)).toBeVisible()
  await expect.element(screen.getByText(/no respondió con https:\/\//)).toBeVisible()
})

it('a locked site without a key makes the card ask for one', async () => {
  const screen = await show({ ...refused('unrecognised'), error: { key: 'key-missing' } })
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Tu sitio pide una API Key para mostrar sus propiedades.')
})
