import { lazy, Suspense, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { installKitStrings } from './kit-strings.ts'

const LOCALE = 'es-MX'
installKitStrings(LOCALE)

/** Nothing can be said before something was done: it may come after the first screen. */
const ToastRegion = lazy(async () => ({
  default: (await import('./toast-region.tsx')).ToastRegion,
}))

/** What the kit needs around the app: Mexican Spanish for numbers, dates and control names, and a place for toasts. */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <I18nProvider locale={LOCALE}>
      {children}
      <Suspense>
        <ToastRegion />
      </Suspense>
    </I18nProvider>
  )
}
