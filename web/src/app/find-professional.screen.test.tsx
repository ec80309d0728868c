import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DirectoryScreen } from '../features/directory/directory-screen.tsx'
import { CANUL, ROSA } from '../features/directory/testing/open-directory.tsx'
import { SearchButton } from '../features/search/search-button.tsx'
import { accounts, renderScreen } from '../ui/testing/render-screen.tsx'
import { SEARCH_SOURCES } from './search-sources.ts'

const field = () => page.getByRole('combobox', { name: 'Buscar' })
const option = (name: RegExp) => page.getByRole('option', { name })

it('PRO-14 the search finds a professional by telephone and by trade, and opens the directory with that professional', async () => {
  const person = await accounts().createPerson()
  const owned = { user_id: person.id }
  await accounts()
    .admin()
    .from('professionals')
    .insert([
      { ...CANUL, ...owned },
      { ...ROSA, ...owned },
    ])
    .throwOnError()
  await renderScreen(
    <>
      <SearchButton sources={SEARCH_SOURCES} />
      <DirectoryScreen />
    </>,
    { person },
  )
  await expect.element(page.getByRole('article')).toHaveLength(2)
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
  await field().fill('999 555-0166')
  await expect.element(option(/Plomería Canul/)).toHaveTextContent('999 555 0166')
  await field().fill('electricista')
  await expect.element(option(/Rosa Euán/)).toBeVisible()
  await expect.element(option(/Plomería Canul/)).not.toBeInTheDocument()
  await option(/Rosa Euán/).click()
  await expect
    .element(page.getByRole('searchbox', { name: 'Buscar profesionales' }))
    .toHaveValue('Rosa Euán')
  await expect.element(page.getByRole('article')).toHaveLength(1)
})
