import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../lib/data/query-client.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { draw } from '../../ui/testing/pictures.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { localRows } from './testing/open-detail.tsx'
import { OwnView } from './own-view.tsx'

const save = () => page.getByRole('button', { name: 'Guardar las fotos' })

async function open(values: { images: string[]; is_example?: boolean }) {
  const person = await accounts().createPerson()
  const { data } = await accounts()
    .admin()
    .from('properties')
    .insert({ user_id: person.id, title: 'Casa pegada', price: 1, ...values })
    .select('id')
    .single()
    .throwOnError()
  await page.viewport(1280, 900)
  await renderScreen(<OwnView id={data.id} />, { person })
  await expect.element(page.getByRole('heading', { name: 'Casa pegada' })).toBeVisible()
  return person
}

it('LIMP-13 the page of a pasted listing stores the photographs of its source', async () => {
  const person = await open({ images: ['https://fotos.mx/1.jpg'] })
  const picture = await draw('1.jpg', { width: 64, height: 48 })
  const headers = { 'content-type': 'application/octet-stream' }
  const proxy = interceptFetch(
    ({ url }) => url.includes('/functions/v1/site-proxy'),
    () => new Response(picture, { headers }),
  )
  await save().click()
  await expect.element(page.getByText('1 foto guardada')).toBeVisible()
  proxy.release()
  expect((await localRows(person)).map(({ images }) => images)).toEqual([
    [expect.stringMatching(new RegExp(`^${person.id}/[0-9a-f-]+/[0-9a-f-]+\\.jpg$`))],
  ])
})

it('LIMP-13 the page offers no copying for pictures that Predio already has', async () => {
  await open({ images: [`${location.origin}/ejemplos/propiedad-01.jpg`] })
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await expect.element(save()).not.toBeInTheDocument()
})
