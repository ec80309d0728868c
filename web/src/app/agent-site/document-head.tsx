import { absoluteUrl, agentTitle, type SitePage, structuredData } from '@predio/domain/agent-site'
import { describePage } from './describe-page.ts'

/** What Vite made of the client's script, known when the renderer is built. */
export interface SiteFiles {
  script: string
  styles: string
}

export function DocumentHead({ page, files }: { page: SitePage; files: SiteFiles }) {
  const { title, description, canonical, picture, previous, next } = describePage(page)
  const { frame } = page
  const whole = (address: string) => (frame ? absoluteUrl(frame, address) : address)
  const image = frame && (picture ? whole(picture) : whole('/og.png'))
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#faf6ef" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#191813" media="(prefers-color-scheme: dark)" />
      {/*
        The script first: it would wait for styles above it. Fonts are not preloaded: on a slow line they would take the room of styles and
        first photograph, a third of a second; until they come the fallback has the same widths.
      */}
      <script src={files.script} />
      <link rel="stylesheet" href={files.styles} />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta
        name="robots"
        content={canonical === null ? 'noindex, follow' : 'index, follow, max-image-preview:large'}
      />
      {canonical !== null && <link rel="canonical" href={whole(canonical)} />}
      {previous && <link rel="prev" href={whole(previous)} />}
      {next && <link rel="next" href={whole(next)} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_MX" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {frame && <meta property="og:site_name" content={agentTitle(frame)} />}
      {canonical !== null && <meta property="og:url" content={whole(canonical)} />}
      {image && <meta property="og:image" content={image} />}
      {image && <meta property="og:image:alt" content={title} />}
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icono-180.png" />
      <StructuredData page={page} />
    </head>
  )
}

function StructuredData({ page }: { page: SitePage }) {
  const data = structuredData(page)
  if (!data) return null
  // A "<" in the data could end the element.
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
