import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { FormSkeleton } from './form-skeleton.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { renderInKit } from './testing/render-in-kit.tsx'

it.each([
  ['a list', <ListSkeleton key="list" />],
  ['a grid', <GridSkeleton key="grid" hasPhotos />],
  ['a page', <PageSkeleton key="page" head="portrait" />],
  ['a form', <FormSkeleton key="form" fields={2} helpFrom={1} />],
])(
  'the placeholder of %s is busy, says so and shows nothing else to a screen reader',
  async (_, skeleton) => {
    const { container } = await renderInKit(skeleton)
    const region = container.querySelector('[aria-busy="true"]')
    expect(region?.textContent).toBe('Cargando')
    await expect.element(page.getByRole('status')).toHaveTextContent('Cargando')
  },
)

it('a placeholder names its content where it has a label, and is silent beside a region that names it', async () => {
  await renderInKit(
    <>
      <FormSkeleton label="Cargando tu perfil" fields={1} />
      <FormSkeleton label={null} fields={1} />
    </>,
  )
  expect(page.getByRole('status').elements()).toHaveLength(1)
  await expect.element(page.getByRole('status')).toHaveTextContent('Cargando tu perfil')
})

it('a placeholder takes the space of the coming controls and rows', async () => {
  const { container } = await renderInKit(
    <ListSkeleton rows={3} lead="none" controls={['sm:flex-1', 'sm:w-44']} />,
  )
  const list = container.querySelector('.divide-y')
  expect(list?.children).toHaveLength(3)
  expect(list?.getBoundingClientRect().width).toBe(
    container.querySelector('[aria-busy]')?.getBoundingClientRect().width,
  )
})
