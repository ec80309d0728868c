import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { WaitingBadge } from '../../records/prospects/waiting-badge.tsx'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { WaitingProspects } from './waiting-prospects.tsx'

it('PROS-58 shows one that arrives while the page is open, and counts it', async () => {
  const person = await accounts().createPerson()
  await renderScreen(
    <>
      <p>
        Buzón
        <WaitingBadge />
      </p>
      <WaitingProspects />
    </>,
    { person },
  )
  await expect.element(page.getByText('Buzón')).toBeVisible()
  const arrive = (name: string) =>
    accounts()
      .admin()
      .from('prospects')
      .insert({ user_id: person.id, source: 'portal', source_name: 'Lamudi', name })
      .throwOnError()
  await arrive('Ana Pech')
  const list = page.getByRole('region', { name: 'Prospectos por atender' })
  await expect.element(list.getByRole('link', { name: 'Ana Pech' })).toBeVisible()
  await expect.element(page.getByText(', 1 prospecto por atender')).toBeInTheDocument()
  await arrive('Luis Uc')
  await expect.element(page.getByText(', 2 prospectos por atender')).toBeInTheDocument()
})
