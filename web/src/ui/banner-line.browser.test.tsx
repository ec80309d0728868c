import { Info } from 'lucide-react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { BannerLine } from './banner-line.tsx'
import { Button } from './button.tsx'
import { renderInKit } from './testing/render-in-kit.tsx'

/** LIST-04 limits the height of the line with the gap below. */
const MOST_PX = 48

const LONG =
  'Puedes consultar lo que este dispositivo guardó, y todo lo demás cuando vuelva. '.repeat(4)

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  it(`LIST-04 LIST-16 a banner takes one line of a window of ${width} px and can be hidden`, async () => {
    await page.viewport(width, height)
    await renderInKit(
      <div className="flex flex-col gap-2 px-4">
        <BannerLine
          tone="danger"
          icon={<Info aria-hidden="true" />}
          title="No se leyó."
          action={
            <>
              <Button size="small">Continuar</Button>
              <Button size="small">Deshacer</Button>
            </>
          }
        >
          {LONG}
        </BannerLine>
        <p>La lista</p>
      </div>,
    )
    const text = page.getByRole('button', { name: 'No se leyó.' })
    const tops = () => page.getByText('La lista').element().getBoundingClientRect().top
    const withBanner = tops()
    await text.click()
    await expect.element(text).toHaveAttribute('aria-expanded', 'true')
    expect(tops()).toBeGreaterThan(withBanner)
    await text.click()
    await expect.poll(tops).toBe(withBanner)
    await page.getByRole('button', { name: 'Ocultar' }).click()
    await expect.element(text).not.toBeInTheDocument()
    expect(withBanner - tops()).toBeLessThanOrEqual(MOST_PX)
  })
}
