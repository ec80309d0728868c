import type { CDPSession } from '@vitest/browser-playwright'
import { expect, it, onTestFinished, vi } from 'vitest'
import { cdp, server } from 'vitest/browser'
import { FileDrop } from './file-drop.tsx'
import { renderInKit } from './testing/render-in-kit.tsx'

type OnFiles = (files: File[]) => void

async function open(onFiles: OnFiles, allowsMultiple = false) {
  const screen = await renderInKit(
    <FileDrop
      label="Arrastra aquí"
      buttonLabel="Elegir"
      accept={['.json']}
      allowsMultiple={allowsMultiple}
      onFiles={onFiles}
    />,
  )
  const { x, y } = screen.getByText('Arrastra aquí').element().getBoundingClientRect()
  return { screen, drop: (...names: string[]) => dropAt({ x, y }, names) }
}

async function setTouch(enabled: boolean): Promise<void> {
  const session: CDPSession = cdp()
  await session.send('Emulation.setTouchEmulationEnabled', { enabled })
}

/** react-aria ignores files that a script creates, so the browser itself drops files of this folder. */
async function dropAt({ x, y }: { x: number; y: number }, names: string[]): Promise<void> {
  const files = names.map((name) => `${server.config.root}/${name}`)
  const session: CDPSession = cdp()
  const data = { items: [], files, dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: x + 1, y: y + 1, data })
  }
}

const namesOf = (given: { mock: { lastCall?: [File[]] | undefined } }) =>
  given.mock.lastCall?.[0].map(({ name }) => name)

it('two dropped files are refused where one is expected, and the next single one is accepted', async () => {
  const given = vi.fn<OnFiles>()
  const { screen, drop } = await open(given)
  await drop('package.json', 'tsconfig.json')
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Demasiados archivos: elige uno solo')
  expect(given).not.toHaveBeenCalled()
  await drop('package.json')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.poll(() => namesOf(given)).toEqual(['package.json'])
})

it('all dropped files are passed on where several are allowed', async () => {
  const given = vi.fn<OnFiles>()
  const { drop } = await open(given, true)
  await drop('package.json', 'tsconfig.json')
  await expect.poll(() => namesOf(given)).toEqual(['package.json', 'tsconfig.json'])
})

it('the field does not mention dragging on a touch screen', async () => {
  const { screen } = await open(() => undefined)
  await setTouch(true)
  onTestFinished(() => setTouch(false))
  await expect.element(screen.getByText('Toca «Elegir» para elegir')).toBeVisible()
  await expect.element(screen.getByText('Arrastra aquí')).not.toBeVisible()
})
