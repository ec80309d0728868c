import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BulkBarFrame } from '../../capabilities/bulk/bulk-bar-frame.tsx'
import { ChooseBox } from '../../capabilities/bulk/choose-box.tsx'
import { ChooseButton } from '../../capabilities/bulk/choose-button.tsx'
import { useSelection } from '../../capabilities/bulk/use-selection.ts'
import { RecordList } from '../../capabilities/list/record-list.tsx'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { KeysHost } from './keys-host.tsx'
import { switchKeys } from './keys-preference.ts'

const PAGE = 40

function People({ edited }: { edited: string[] }) {
  const selection = useSelection()
  const [text, setText] = useState('')
  const [count, setCount] = useState(PAGE)
  const people = Array.from({ length: count }, (_, at) => ({ id: `Persona ${at + 1}` }))
  return (
    <main>
      <SearchField label="Buscar personas" value={text} onChange={setText} />
      <ChooseButton selection={selection} entity="clients" />
      <RecordList
        texts={{ heading: 'Personas', loadFailed: '', noMatches: '', none: '', noneText: '' }}
        list={{ selection, isFiltered: false, clearFilters: () => undefined }}
        pages={{
          data: { pages: [people] },
          isPending: false,
          isPlaceholderData: false,
          refetch: () => undefined,
          hasNextPage: count < 2 * PAGE,
          isFetchingNextPage: false,
          isFetchNextPageError: false,
          fetchNextPage: async () => setCount(2 * PAGE),
        }}
        renderRow={({ id }, choice) => (
          <article className="relative p-4">
            {choice ? (
              <ChooseBox label={id} {...choice} />
            ) : (
              <>
                <a href={`#${id}`}>{id}</a>
                <Button shortcut="e" onPress={() => edited.push(id)}>
                  Editar
                </Button>
              </>
            )}
          </article>
        )}
        printed={[]}
        skeleton={null}
        icon={null}
        action={null}
      />
      {selection.isOn && (
        <BulkBarFrame
          count={selection.ids.size}
          total={undefined}
          areAllChosen={false}
          isFeminine={false}
          onChooseAll={() => undefined}
          onClear={selection.clear}
          onStop={selection.stop}
          items={[]}
        />
      )}
    </main>
  )
}

async function open({ hasLetters = true } = {}) {
  const edited: string[] = []
  const person = await accounts().createPerson()
  if (!hasLetters) switchKeys(person.id, false)
  await renderScreen(
    <>
      <KeysHost />
      <TextField label="Nota" />
      <People edited={edited} />
    </>,
    { person },
  )
  await expect.element(row(1)).toBeVisible()
  return edited
}

const row = (at: number) => page.getByRole('link', { name: `Persona ${at}`, exact: true })
const box = (at: number) => page.getByRole('checkbox', { name: `Persona ${at}`, exact: true })
const search = page.getByRole('searchbox', { name: 'Buscar personas' })

it('KEY-05 KEY-11 arrow keys move through a list, from its search field and on to the next page', async () => {
  await open()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(row(1)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  await expect.element(row(2)).toHaveFocus()
  await search.click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(row(1)).toHaveFocus()
  for (let at = 2; at <= PAGE + 5; at += 1) {
    await expect.element(row(at)).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(row(at)).toHaveFocus()
  }
  await expect.element(row(PAGE + 5)).toBeInViewport()
})

it('KEY-06 x and Shift with an arrow select rows, and the focus stays in the row', async () => {
  await open()
  await userEvent.keyboard('jx')
  await expect.element(box(1)).toHaveFocus()
  await expect.element(box(1)).toBeChecked()
  await expect.element(page.getByText('1 elegido', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await expect.element(box(3)).toHaveFocus()
  await expect.element(page.getByText('3 elegidos', { exact: true })).toBeVisible()
  await userEvent.keyboard('jjj{Shift>}X{/Shift}')
  await expect.element(page.getByText('6 elegidos', { exact: true })).toBeVisible()
  await userEvent.keyboard('x')
  await expect.element(box(6)).not.toBeChecked()
  await expect.element(page.getByText('5 elegidos', { exact: true })).toBeVisible()
})

it('KEY-07 Escape ends the selection, and leaves an empty search field', async () => {
  await open()
  await userEvent.keyboard('jjx')
  await expect.element(box(2)).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(row(2)).toHaveFocus()
  await expect.element(page.getByText('1 elegido', { exact: true })).not.toBeInTheDocument()
  await userEvent.keyboard('/')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('Ana{Escape}')
  await expect.element(search).toHaveValue('')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(row(1)).toHaveFocus()
})

it('KEY-07 Escape presses the button that returns from the page of a record, except during typing', async () => {
  let left = 0
  await renderScreen(
    <>
      <KeysHost />
      <main>
        <Button shortcut="Escape" onPress={() => (left += 1)}>
          Clientes
        </Button>
        <TextField label="Nota" />
      </main>
    </>,
    { person: await accounts().createPerson() },
  )
  const note = page.getByRole('textbox', { name: 'Nota' })
  await note.click()
  await userEvent.keyboard('{Escape}')
  expect(left).toBe(0)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Escape}')
  await expect.poll(() => left).toBe(1)
})

it('KEY-10 KEY-01 e presses the button of the row, and no key works in a text field', async () => {
  const edited = await open()
  await userEvent.keyboard('ejje')
  await expect.poll(() => edited).toEqual(['Persona 2'])
  const note = page.getByRole('textbox', { name: 'Nota' })
  await note.click()
  await userEvent.keyboard('jxe{ArrowDown}')
  await expect.element(note).toHaveFocus()
  await expect.element(note).toHaveValue('jxe')
  await search.click()
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}x')
  await expect.element(search).toHaveFocus()
  await expect.element(search).toHaveValue('x')
  expect(edited).toEqual(['Persona 2'])
})

it('KEY-04 KEY-05 KEY-08 without single keys the arrow keys still work, and the list says so', async () => {
  await open({ hasLetters: false })
  const list = page.getByRole('list', { name: 'Personas' })
  await expect.element(list).toHaveAccessibleDescription(/^Con las flechas te mueves/)
  await userEvent.keyboard('jx{ArrowDown}')
  await expect.element(row(1)).toHaveFocus()
  await userEvent.keyboard('x{Shift>}{ArrowDown}{/Shift}')
  await expect.element(page.getByText('2 elegidos', { exact: true })).toBeVisible()
})

it('KEY-08 the list’s description names the keys for it', async () => {
  await open()
  const list = page.getByRole('list', { name: 'Personas' })
  await expect.element(list).toHaveAccessibleDescription(/x elige, e edita/)
})
