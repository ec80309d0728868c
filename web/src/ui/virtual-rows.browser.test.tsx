import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInKit } from './testing/render-in-kit.tsx'
import { VirtualRows } from './virtual-rows.tsx'

const keyOfName = (name: string) => name

/** A list whose rows are taken away by a button in each of them, as a finished task leaves the list of today. */
function ShrinkingList() {
  const [names, setNames] = useState(['Ana', 'Beto', 'Carla'])
  return (
    <MemoryRouter>
      <VirtualRows
        label="Personas"
        items={names}
        keyOf={keyOfName}
        hasMore={false}
        renderItem={(name) => (
          <button
            type="button"
            onClick={() => setNames(names.filter((each) => each !== name))}
          >{`Quitar ${name}`}</button>
        )}
      />
    </MemoryRouter>
  )
}

it('the last row may go while the keyboard is on it', async () => {
  await renderInKit(<ShrinkingList />)
  for (const name of ['Carla', 'Beto', 'Ana']) {
    await page.getByRole('button', { name: `Quitar ${name}` }).click()
    await expect
      .element(page.getByRole('button', { name: `Quitar ${name}` }))
      .not.toBeInTheDocument()
  }
  await expect.element(page.getByRole('list', { name: 'Personas' })).toBeInTheDocument()
})
