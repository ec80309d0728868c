import { useEffect, type ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { KitProvider } from '../kit-provider.tsx'

export async function renderInKit(component: ReactNode) {
  let show = (): void => {}
  const shown = new Promise<void>((resolve) => (show = resolve))
  const rendered = await render(
    <KitProvider>
      {component}
      <AfterCommit run={show} />
    </KitProvider>,
  )
  // Only the development build of React supports this wait.
  await shown
  return rendered
}

function AfterCommit({ run }: { run: () => void }) {
  useEffect(run, [run])
  return null
}
