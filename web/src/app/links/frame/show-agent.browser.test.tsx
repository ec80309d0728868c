import type { PublicAgent } from '@predio/domain/selections'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInKit } from '../../../ui/testing/render-in-kit.tsx'
import { connectToServer } from '../../../ui/testing/render-screen.tsx'
import { LinkLayout } from './link-layout.tsx'
import { showAgent } from './show-agent.ts'

beforeAll(connectToServer)

const PICTURE = `${location.origin}/icono-192.png`
const PORTRAIT = `${PICTURE}?portrait`
const LOGO = `${PICTURE}?logo`
const AGENT: PublicAgent = {
  name: 'Marta Ruiz',
  company: null,
  phone: null,
  logoUrl: LOGO,
  photoUrl: PORTRAIT,
  color: null,
  licenseNumber: null,
  noticePath: null,
}

const shown = () =>
  Array.from(document.querySelectorAll('img'))
    .filter((img) => img.checkVisibility())
    .map(({ src }) => src)

it('SEL-04 the agent’s logo is shown beside the portrait, on a phone and on a desktop', async () => {
  await renderInKit(
    <LinkLayout loading="" skeleton={null}>
      {null}
    </LinkLayout>,
  )
  showAgent(AGENT, 'Hola')
  await expect.poll(shown).toEqual([PORTRAIT, LOGO])
  await page.viewport(1280, 900)
  await expect.poll(shown).toEqual([PORTRAIT, LOGO])
})

it('SEL-04 the agent’s logo replaces a missing portrait', async () => {
  await renderInKit(
    <LinkLayout loading="" skeleton={null}>
      {null}
    </LinkLayout>,
  )
  showAgent({ ...AGENT, photoUrl: null }, 'Hola')
  await expect.poll(shown).toEqual([LOGO])
})
