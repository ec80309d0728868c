import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { LoginScreen } from '../../features/auth/login-screen.tsx'
import { landingData } from '../../features/landing/landing-data.ts'
import { setDeployment } from '../../lib/deployment.ts'
import { GUIDE_IDS, guideAddress, HELP } from '../../lib/help.ts'
import { KitProvider } from '../../ui/kit-provider.tsx'
import { GuidePage } from '../help/guide-page.tsx'
import { GUIDES } from '../help/guides.ts'
import { guideData } from '../help/help-data.ts'
import { HelpPage } from '../help/help-page.tsx'
import { GUIDE_TEXTS, messages as help } from '../help/messages.ts'
import { ContactFormPage } from '../links/contact/contact-page.tsx'
import { messages as contact } from '../links/contact/messages.ts'
import { DocumentPage } from '../links/document/document-page.tsx'
import { messages as document } from '../links/document/messages.ts'
import { messages as notice } from '../links/notice/messages.ts'
import { NoticePage } from '../links/notice/notice-page.tsx'
import { messages as report } from '../links/report/messages.ts'
import { ReportPage } from '../links/report/report-page.tsx'
import { messages as selection } from '../links/selection/messages.ts'
import { SelectionPage } from '../links/selection/selection-page.tsx'
import { LandingPage } from '../site/landing-page.tsx'
import { PrivacyPage } from '../site/privacy-page.tsx'
import { FirstFrame, FRAMED_PATHS } from './first-frame.tsx'
import { TermsPage } from '../site/terms-page.tsx'

/** This code runs while the site is built (scripts/lib/prerender.mjs), never in a browser. */

interface Prerendered {
  file: string
  template?: string
  title?: string
  description?: string
  path: string
  /** True for a page that is opened by a link with a token; search engines must not list it. */
  isPrivate?: boolean
  page: string
  data?: object
}

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
    {
      file: 'ayuda.html',
      path: HELP,
      title: help.pageTitle,
      description: help.description,
      page: renderToStaticMarkup(<HelpPage />),
    },
    ...GUIDE_IDS.map((id) => ({
      file: `ayuda/${id}.html`,
      template: 'ayuda.html',
      path: guideAddress(id),
      title: `${GUIDE_TEXTS[id].title} · Ayuda de Predio`,
      description: GUIDES[id].description,
      page: renderToStaticMarkup(<GuidePage id={id} />),
      data: guideData(origin, id),
    })),
    {
      file: 'seleccion.html',
      path: '/seleccion/',
      title: selection.pageTitle,
      description: selection.description,
      page: renderToStaticMarkup(<SelectionPage />),
      isPrivate: true,
    },
    {
      file: 'compartido.html',
      path: '/compartido/',
      title: document.pageTitle,
      description: document.description,
      page: renderToStaticMarkup(<DocumentPage />),
      isPrivate: true,
    },
    {
      file: 'contacto.html',
      path: '/contacto/',
      title: contact.pageTitle,
      description: contact.description,
      page: renderToStaticMarkup(<ContactFormPage />),
      isPrivate: true,
    },
    {
      file: 'aviso.html',
      path: '/aviso/',
      title: notice.pageTitle,
      description: notice.description,
      page: renderToStaticMarkup(<NoticePage />),
      isPrivate: true,
    },
    {
      file: 'reporte.html',
      path: '/reporte/',
      title: report.pageTitle,
      description: report.description,
      page: renderToStaticMarkup(<ReportPage />),
      isPrivate: true,
    },
  ]
}

/** The controls stay disabled until the app has loaded, because typed text would be lost. */
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

/** The frames of the first screens, by their path. The Content-Security-Policy would refuse style attributes. */
export function prerenderFrames(): { path: string; frame: string }[] {
  return FRAMED_PATHS.map((path) => {
    const routes = [{ path: '*', element: <FirstFrame path={path} /> }]
    const router = createMemoryRouter(routes, { initialEntries: [path] })
    const frame = renderToStaticMarkup(
      <KitProvider>
        <RouterProvider router={router} />
      </KitProvider>,
    )
    return { path, frame: frame.replaceAll(/ (style|id|aria-[a-z]+)="[^"]*"/g, '') }
  })
}
