import { breadcrumbsOf, type SitePage } from '@predio/domain/agent-site'
import { renderToStaticMarkup } from 'react-dom/server'
import { DocumentHead, type SiteFiles } from './document-head.tsx'
import { AbsentPage } from './pages/absent-page.tsx'
import { ContactPage } from './pages/contact-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { ListingPage } from './pages/listing-page.tsx'
import { ListingsPage } from './pages/listings-page.tsx'
import { NoticePage } from './pages/notice-page.tsx'
import { SiteLayout } from './site-layout.tsx'

/** WEB-50: the whole document of a page, which reads without script. */
export function renderPage(page: SitePage, files: SiteFiles): string {
  const document = renderToStaticMarkup(
    <html lang="es-MX">
      <DocumentHead page={page} files={files} />
      <body>
        <SiteLayout
          frame={page.frame}
          breadcrumbs={page.kind === 'absent' ? [] : breadcrumbsOf(page)}
        >
          <Content {...page} />
        </SiteLayout>
      </body>
    </html>,
  )
  return `<!doctype html>${document}`
}

function Content(page: SitePage) {
  switch (page.kind) {
    case 'home':
      return <HomePage {...page} />
    case 'listings':
      return <ListingsPage {...page} />
    case 'listing':
      return <ListingPage {...page} />
    case 'contact':
      return <ContactPage {...page} />
    case 'notice':
      return <NoticePage {...page} />
    case 'absent':
      return <AbsentPage {...page} />
  }
}
