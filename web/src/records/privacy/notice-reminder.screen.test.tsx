import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { publishNotice } from '../../../../test-support/notices.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { MadeLink } from '../public-links/made-link.tsx'
import { useCurrentNotice } from './api/current-notice.ts'

const made = (
  <MadeLink
    kind="selection"
    token="abc"
    client={null}
    textFor={(_client, url) => url}
    other={{ label: 'Otro', onPress: () => undefined }}
  />
)
const reminder = () => page.getByText('Todavía no publicas tu aviso de privacidad.')

it('PRIV-08 an agent who shares without a privacy notice gets a reminder that leads to the notice', async () => {
  await renderScreen(made, { person: await accounts().createPerson() })
  await expect.element(reminder()).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Crear mi aviso de privacidad' }))
    .toHaveAttribute('href', '/dashboard/profile#aviso-de-privacidad')
})

it('PRIV-08 an agent with a privacy notice gets no reminder', async () => {
  const person = await accounts().createPerson()
  await publishNotice(accounts(), person)
  await renderScreen(
    <>
      {made}
      <NoticeState />
    </>,
    { person },
  )
  await expect.element(page.getByText('Aviso leído')).toBeVisible()
  await expect.element(reminder()).not.toBeInTheDocument()
})

function NoticeState() {
  return useCurrentNotice().data ? <p>Aviso leído</p> : null
}
