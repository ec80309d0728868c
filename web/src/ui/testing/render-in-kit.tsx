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
  // Only React's development build supports waiting for the render.
  await shown
  return rendered
}

function AfterCommit({ run }: { run: () => void }) {
  useEffect(run, [run])
  return null
}
