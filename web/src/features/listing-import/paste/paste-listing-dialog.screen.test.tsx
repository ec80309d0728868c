import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { toasts } from '../../../ui/toast.ts'
import { useAddListing } from '../../../app/use-add-listing.tsx'

function Screen() {
  const adding = useAddListing()
  return (
    <>
      <button type="button" onClick={adding.open}>
        Abrir
      </button>
      {adding.element}
    </>
  )
}

async function open(): Promise<void> {
  const person = await accounts().createPerson()
  await renderScreen(<Screen />, { person })
  await page.getByRole('button', { name: 'Abrir' }).click()
  await page.getByRole('button', { name: 'Pegar enlace o texto' }).click()
}

const field = () => page.getByLabelText('Enlace o texto')
const read = () => page.getByRole('button', { name: 'Leer', exact: true })

function answerPage(html: string) {
  const headers = { 'content-type': 'application/octet-stream' }
  return interceptFetch(
    ({ url }) => url.includes('/functions/v1/site-proxy'),
    () => Promise.resolve(new Response(html, { headers })),
  )
}

it('LIMP-10 and SAVE-19 a pasted text fills the form of a new listing without calling it a draft, on a phone', async () => {
  await page.viewport(390, 844)
  await open()
  await read().click()
  await expect.element(page.getByText('Pega un enlace o un texto')).toBeVisible()
  await field().fill('Casa en venta en Itzimná\n3 recámaras, 2 baños\nPrecio $3,500,000')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await read().click()
  await expect.element(page.getByLabelText('Título')).toHaveValue('Casa en venta en Itzimná')
  expect(toasts.visibleToasts).toEqual([])
  await page.getByRole('button', { name: 'Agregar propiedad' }).click()
  await expect.element(page.getByText('Propiedad agregada')).toBeVisible()
})

it('LIMP-09 LIMP-27 a public page fills the form, and a page that requires a sign-in is refused with a reason', async () => {
  await open()
  const login = answerPage('<title>Iniciar sesión</title><input type="password">')
  await field().fill('https://portal.mx/casa/1')
  await read().click()
  await expect.element(page.getByText(/^Esa página pide iniciar sesión/)).toBeVisible()
  await expect.element(field()).toHaveValue('https://portal.mx/casa/1')
  login.release()
  const listing = answerPage(
    '<meta property="og:title" content="Departamento en renta"><meta property="product:price:amount" content="22000">',
  )
  await read().click()
  await expect.element(page.getByLabelText('Título')).toHaveValue('Departamento en renta')
  listing.release()
})

it('LIMP-11 says that the key of the AI is missing, and where to enter it', async () => {
  await open()
  await field().fill('Casa en venta')
  await page.getByRole('button', { name: 'Leer con AI' }).click()
  await expect.element(page.getByText(/^Para eso necesitas la API key/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Configurar' })).toBeVisible()
})
