import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { installKitStrings } from './kit-strings.ts'
import { ToastRegion } from './toast-region.tsx'

const LOCALE = 'es-MX'
installKitStrings(LOCALE)

export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <I18nProvider locale={LOCALE}>
      {children}
      <ToastRegion />
    </I18nProvider>
  )
}
