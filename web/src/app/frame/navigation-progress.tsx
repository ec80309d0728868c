import { use, useSyncExternalStore } from 'react'
import { UNSAFE_DataRouterContext, useLocation } from 'react-router'

/**
 * FRAME-09: the router renders a screen in the background, so without this progress line a slow phone would show no reaction to a press
 * until the screen is complete.
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
 * `useNavigation` reports only loaders, so it stays idle while React renders a route whose code is loaded; the router itself is only in
 * this context.
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
