import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { KitProvider } from '../kit-provider.tsx'

/** Renders a component as the app does: in Mexican Spanish, with a place for toasts. */
export function renderInKit(component: ReactNode) {
  return render(<KitProvider>{component}</KitProvider>)
}
