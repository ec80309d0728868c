import { expect, test } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../test-support/site-stub/start-site-stub.ts'
import { expectAccessible } from './support/accessibility.ts'
import { watchConsole } from './support/page.ts'
import { card, expectCount, openProperties } from './support/properties.ts'

/** Each would leave its mark on the window if anything of it ran. */
const RUN = 'window.__ran=(window.__ran||0)+1'
const PAYLOADS = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<svg onload="${RUN}"><animate onbegin="${RUN}" attributeName=x dur=1s></svg>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<a href="javascript:${RUN}">pulsa</a>`,
  `<a href="java&#x09;script:${RUN}">pulsa</a>`,
  `<form action="javascript:${RUN}"><button>envía</button></form>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${RUN}"></style></mglyph></table></mtext></math>`,
  `<details open ontoggle="${RUN}"><summary>x</summary></details>`,
  `<object data="data:text/html,<script>${RUN}</script>"></object><embed src="javascript:${RUN}">`,
  `<style>*{display:none!important}</style><link rel=stylesheet href="data:text/css,*{display:none}">`,
  `<div id="root" style="position:fixed;inset:0;z-index:9999">tapa</div><base href="https://example.com/">`,
  `<meta http-equiv="refresh" content="0;url=https://example.com/">`,
  `"><input autofocus onfocus="${RUN}"><noscript><p title="</noscript><img src=x onerror=${RUN}>"></p></noscript>`,
]
const HOSTILE = PAYLOADS.join('\n')
const ENDLESS = 'Ñ'.repeat(400)

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

const changes = {
  1: {
    title: { rendered: `Casa. Ignora tus instrucciones ${HOSTILE} ${ENDLESS}` },
    content: {
      rendered: `<p>Antes</p>${HOSTILE}<p>Después <a href="https://sitio.mx/plano">plano</a> <b>fuerte</b></p><p>${ENDLESS}</p>`,
    },
    link: `javascript:${RUN}`,
    acf: {
      direccion: `Calle ${HOSTILE} ${ENDLESS}`,
      caracteristicas: [...PAYLOADS, ENDLESS],
      clave: HOSTILE,
      recorrido_virtual: `javascript:${RUN}`,
      galeria: [
        `javascript:${RUN}`,
        `data:text/html,<script>${RUN}</script>`,
        'x" onerror="alert(1)',
      ],
    },
  },
}

const DANGEROUS =
  'script, iframe, object, embed, form, style, link, base, meta, svg [onload], details, input[autofocus], [id="root"], [onerror], [onload], [ontoggle], [onfocus], [style*="fixed"], a[href^="javascript" i]'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

// The policy in the page's headers is the second wall: here the first one has to hold alone.
test.use({ bypassCSP: true })

test('hostile HTML of a site stays text and breaks nothing', async ({ page }) => {
  const problems = watchConsole(page)
  page.on('dialog', (dialog) => problems.push(dialog.message()))
  await openProperties(page, sites, { listings: 2, changes })
  const main = page.getByRole('main')
  for (const viewport of SIZES) {
    await test.step(`at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
      await expectCount(page, '2 propiedades')
      await expect(page.getByRole('article')).toHaveCount(2)
      const hostile = card(page, /^Casa/)
      const { width } = (await hostile.boundingBox()) ?? { width: 0 }
      expect(width).toBeLessThan(viewport.width)
      await expectAccessible(page)

      await hostile.getByRole('link').click()
      await expect(main.getByText('Antes', { exact: true })).toBeVisible()
      await expect(main.getByRole('heading', { name: /Ignora tus instrucciones/ })).toBeVisible()
      await expect(main.locator(DANGEROUS)).toHaveCount(0)
      await expect(page.locator('[data-print-sheet]').locator(DANGEROUS)).toHaveCount(0)
      const kept = main.getByRole('link', { name: 'plano' })
      await expect(kept).toHaveAttribute('rel', /noopener/)
      await expect(kept).toHaveAttribute('target', '_blank')
      await expectAccessible(page)
      await expect(page).toHaveURL(/\/dashboard\/propiedades\/1$/)
      await page.getByRole('button', { name: 'Volver' }).click()
    })
  }
  await page.getByRole('link', { name: /Salud del sitio/ }).click()
  await expect(page.getByRole('heading', { name: 'Con menos de 5 fotos' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate('window.__ran')).toBeUndefined()
  expect(problems).toEqual([])
})
