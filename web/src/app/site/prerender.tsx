import { renderToStaticMarkup } from 'react-dom/server'
import { landingData } from '../../features/landing/landing-data.ts'
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
