import { use, useSyncExternalStore } from 'react'
import { UNSAFE_DataRouterContext, useLocation } from 'react-router'

/**
 * FRAME-09: a line at the head of the window from the press until the new screen is shown. The router renders a screen in the background, in
 * short steps: without the line a slow phone would show no answer to the press before all of it is done.
 */
export function NavigationProgress() {
  return (
    <div
      aria-hidden="true"
      data-pending={useIsNavigating() || undefined}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 bg-action opacity-0 transition-opacity duration-300 data-pending:opacity-100 data-pending:duration-0 print:hidden"
    />
  )
}

/**
 * Whether the router is at another address than the screen. `useNavigation` does not say so: it tells of loaders, and a route whose
 * code is here goes from idle to idle while React still renders it. The router itself is only in this context.
 */
function useIsNavigating(): boolean {
  const router = use(UNSAFE_DataRouterContext)?.router
  const shown = useLocation().key
  const reached = useSyncExternalStore(
    (listener) => router?.subscribe(listener) ?? (() => {}),
    () => router?.state.location.key,
  )
  return reached !== undefined && reached !== shown
}
