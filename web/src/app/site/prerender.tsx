import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { LoginScreen } from '../../features/auth/login-screen.tsx'
import { landingData } from '../../features/landing/landing-data.ts'
import { setDeployment } from '../../lib/deployment.ts'
import { KitProvider } from '../../ui/kit-provider.tsx'
import { LandingPage } from './landing-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'
import { TermsPage } from './terms-page.tsx'

/** Runs while the site is built (scripts/lib/prerender.mjs), never in a browser. */

interface Prerendered {
  /** The built document it goes into. */
  file: string
  /** Where people find it. */
  path: string
  page: string
  /** What describes the page to others, as schema.org has it. */
  data?: object
}

/** Every document with its content; addresses in it begin with `origin`. */
export function prerender(origin: string): Prerendered[] {
  return [
    {
      file: 'index.html',
      path: '/',
      page: renderToStaticMarkup(<LandingPage />),
      data: landingData(origin),
    },
    { file: 'terminos.html', path: '/terminos', page: renderToStaticMarkup(<TermsPage />) },
    { file: 'privacidad.html', path: '/privacidad', page: renderToStaticMarkup(<PrivacyPage />) },
  ]
}

/**
 * The page of /login, shown until the app puts its own in the same place. Its controls wait for the app: what is typed
 * before would be lost.
 */
export function prerenderLogin({ offersDemo }: { offersDemo: boolean }): string {
  setDeployment({
    supabaseUrl: '',
    supabaseKey: '',
    aiBaseUrl: '',
    aiModel: '',
    contactEmail: '',
    contactPhone: '',
    checkoutUrl: '',
    demo: offersDemo && { email: '', password: '' },
  })
  const path = '/login'
  const router = createMemoryRouter([{ path, Component: LoginScreen }], { initialEntries: [path] })
  return renderToStaticMarkup(
    <fieldset disabled aria-busy="true" className="early contents">
      <KitProvider>
        <RouterProvider router={router} />
      </KitProvider>
    </fieldset>,
  )
}
