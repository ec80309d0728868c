import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInKit } from '../../../ui/testing/render-in-kit.tsx'
import { moveFocus } from './move-focus.ts'

const focused = () => document.activeElement?.getAttribute('aria-label')

it('BULK-23 arrow keys move between the check boxes of a column’s cards, and space selects', async () => {
  await renderInKit(
    <div role="grid" tabIndex={-1} onKeyDown={moveFocus}>
      {['Ana', 'Beto', 'Carla'].map((name) => (
        <div key={name} data-key={name}>
          <input type="checkbox" aria-label={name} />
        </div>
      ))}
    </div>,
  )
  document.querySelector<HTMLInputElement>('[aria-label=Ana]')?.focus()
  for (const [key, reached] of [
    ['ArrowDown', 'Beto'],
    ['End', 'Carla'],
    ['ArrowDown', 'Carla'],
    ['ArrowUp', 'Beto'],
    ['Home', 'Ana'],
  ]) {
    await userEvent.keyboard(`{${key}}`)
    await expect.poll(focused).toBe(reached)
  }
  await userEvent.keyboard(' ')
  await expect
    .poll(() => document.querySelector<HTMLInputElement>(':checked')?.ariaLabel)
    .toBe('Ana')
})
