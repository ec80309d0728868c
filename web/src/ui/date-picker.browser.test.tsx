import { useEffect, useReducer, useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { DatePicker } from './date-picker.tsx'
import { renderInKit } from './testing/render-in-kit.tsx'
import { typeAt } from './testing/type-at.ts'

const NEWS = 'predio:test-news'

function Form() {
  const [day, setDay] = useState<string | null>('2026-03-31')
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    addEventListener(NEWS, renderAgain)
    return () => removeEventListener(NEWS, renderAgain)
  }, [])
  return (
    <>
      <DatePicker label="Hasta" value={day} onChange={setDay} />
      <output>{day}</output>
    </>
  )
}

it('a date field keeps a typed month without a day when the form is rendered again', async () => {
  await renderInKit(<Form />)
  const month = page.getByRole('spinbutton', { name: /^mes/ })
  await typeAt(month, '06')
  dispatchEvent(new Event(NEWS))
  await expect.element(month).toHaveTextContent('06')
  await typeAt(page.getByRole('spinbutton', { name: /^día/ }), '30')
  await expect.element(page.getByRole('status')).toHaveTextContent('2026-06-30')
})
