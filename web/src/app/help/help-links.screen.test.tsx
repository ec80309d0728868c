import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ImportDialog } from '../../features/clients/import/import-dialog.tsx'
import { ShareDialog } from '../../features/documents/sharing/share-dialog.tsx'
import { ExportCard } from '../../features/profile/export/export-card.tsx'
import { SecondFactorCard } from '../../features/profile/second-factor/second-factor-card.tsx'
import { SettingsScreen } from '../../features/settings/settings-screen.tsx'
import { SubscriptionScreen } from '../../features/subscription/subscription-screen.tsx'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'

const nothing = () => undefined
const contract = { id: '57a60000-0000-4000-8000-0000000000aa', name: 'Contrato de renta' }

const PLACES: readonly [place: string, Screen: () => ReactNode, link: string, guide: string][] = [
  ['the AI key', SettingsScreen, 'Guía del asistente', 'asistente-y-su-costo'],
  ['an import', Import, '¿Cómo preparo', 'importar-contactos'],
  ['a link', Share, '¿Cómo funcionan los', 'compartir-documentos'],
  ['the plans', SubscriptionScreen, '¿Cómo funcionan los pagos', 'plan-y-pagos'],
  ['the copy of everything', ExportCard, '¿Qué hay dentro', 'llevarte-tus-datos'],
  ['the second factor', SecondFactorCard, '¿Cómo la activo', 'proteger-tu-cuenta'],
]

function Import() {
  return <ImportDialog onClose={nothing} onReview={nothing} />
}

function Share() {
  return <ShareDialog document={contract} onClose={nothing} />
}

it.each(PLACES)(
  'PUB-26 %s has a link to its guide, in a tab of its own',
  async (_, Screen, name, guide) => {
    const person = await accounts().createPerson()
    await renderScreen(<Screen />, { person })
    const link = page.getByRole('link', { name, includeHidden: true })
    await expect.element(link).toHaveAttribute('href', `/ayuda/${guide}`)
    await expect.element(link).toHaveAttribute('target', '_blank')
  },
)

it('PUB-26 the question mark beside the site’s key opens three steps and a link to the whole guide', async () => {
  const person = await accounts().createPerson()
  await renderScreen(<SettingsScreen />, { person })
  await page.getByText('¿Cómo consigo la API Key?').click()
  const link = page.getByRole('link', { name: 'Guía paso a paso, con imágenes' })
  await expect.element(link).toBeVisible()
  await expect.element(link).toHaveAttribute('href', '/ayuda/contrasena-de-aplicacion')
})
