import { expect, it } from 'vitest'
import { Badge } from './badge.tsx'
import { renderInKit } from './testing/render-in-kit.tsx'

it('PROP-29 a tag of 50 characters without a space breaks instead of overflowing', async () => {
  const tag = 'Exclusiva'.repeat(6).slice(0, 50)
  const { container } = await renderInKit(
    <div style={{ width: 200 }}>
      <Badge hasMark={false}>{tag}</Badge>
    </div>,
  )
  expect(container.firstElementChild).toHaveTextContent(tag)
  expect(container.firstElementChild?.scrollWidth).toBe(200)
})
