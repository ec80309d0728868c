import { useEffect, type ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { KitProvider } from '../kit-provider.tsx'

/** Renders a component as the app does: in Mexican Spanish, with a place for toasts. It resolves once the component is shown. */
export async function renderInKit(component: ReactNode) {
  let show = (): void => {}
  const shown = new Promise<void>((resolve) => (show = resolve))
  const rendered = await render(
    <KitProvider>
      {component}
      <AfterCommit run={show} />
    </KitProvider>,
  )
  // Only React's development build lets `render` wait for that.
  await shown
  return rendered
}

function AfterCommit({ run }: { run: () => void }) {
  useEffect(run, [run])
  return null
}
