import { useLayoutEffect, type ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { useLocation, useNavigate, type NavigateOptions } from 'react-router'
import { setShownPage } from '../lib/layers.ts'

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: NavigateOptions
  }
}

export function KitRouter({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { key } = useLocation()
  useLayoutEffect(() => setShownPage(key), [key])
  return (
    <RouterProvider navigate={(to, options) => void navigate(to, options)}>
      {children}
    </RouterProvider>
  )
}
