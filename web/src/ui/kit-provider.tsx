import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { ToastRegion } from './toast-region.tsx'

/** What the kit needs around the app: Mexican Spanish for numbers, dates and control names, and a place for toasts. */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <I18nProvider locale="es-MX">
      {children}
      <ToastRegion />
    </I18nProvider>
  )
}
