import { Outlet, ScrollRestoration } from 'react-router'
import { KitRouter } from '../ui/kit-router.tsx'

export function RootLayout() {
  return (
    <KitRouter>
      <Outlet />
      <ScrollRestoration />
    </KitRouter>
  )
}
