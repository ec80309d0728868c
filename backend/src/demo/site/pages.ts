import { formatNumber } from '@predio/domain/numbers'
import { html, raw } from 'hono/html'
import { plainTitle, type SampleListing } from '@predio/domain/samples'
import { LISTINGS } from '../samples/listings.ts'
import { PLACES } from '@predio/domain/samples'
import { messages } from './messages.ts'
import { galleryOf } from './pictures.ts'
import type { SiteAddress } from './site-address.ts'
import { slugOf } from './slug-of.ts'

type Markup = ReturnType<typeof html>

export function renderHome(site: SiteAddress): Markup {
  return layout(
    site,
    'Casas del Mayab',
    html`<h1>Casas, terrenos y locales en Yucatán</h1>
      <p class="lead">${LISTINGS.length} propiedades publicadas. Escríbenos y te las enseñamos.</p>
      <ul class="cards">
        ${LISTINGS.map((listing) => card(listing, site))}
      </ul>`,
  )
}

export function renderListing(listing: SampleListing, site: SiteAddress): Markup {
  const { city, state } = PLACES[listing.colony]
  return layout(
    site,
    plainTitle(listing),
    html`<p class="badge">${listing.status}</p>
      <h1>${raw(listing.title)}</h1>
      <p class="lead">${listing.address}, ${listing.colony}, ${city}, ${state}</p>
      <p class="price">${priceOf(listing)}</p>
      <dl>
        ${factsOf(listing).map(
          ([label, value]) =>
            html`<dt>${label}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      <p>${listing.text}</p>
      <ul class="features">
        ${listing.features.map((feature) => html`<li>${feature}</li>`)}
      </ul>
      <div class="gallery">
        ${galleryOf(listing).map(
          (picture) =>
            html`<img
              src="${site.upload(picture)}"
              alt=""
              width="1200"
              height="800"
              loading="lazy"
            />`,
        )}
      </div>`,
  )
}

export function renderMissing(site: SiteAddress): Markup {
  return layout(
    site,
    messages.pageNotFound,
    html`<h1>${messages.pageNotFound}</h1>
      <p class="lead">${messages.pageNotFoundHint}</p>
      <p><a href="${site.home}/">Ver las propiedades</a></p>`,
  )
}

function layout(site: SiteAddress, title: string, body: Markup): Markup {
  return html`<!doctype html>
    <html lang="es-MX">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="${site.home}/estilo.css" />
      </head>
      <body>
        <header><a href="${site.home}/">Casas del Mayab</a></header>
        <main>${body}</main>
        <footer>
          Sitio de muestra de Predio. La inmobiliaria y sus propiedades son inventadas.
        </footer>
      </body>
    </html>`
}

function card(listing: SampleListing, site: SiteAddress): Markup {
  return html`<li>
    <a href="${site.page(slugOf(listing))}">
      <img src="${site.upload(listing.picture)}" alt="" width="1200" height="800" loading="lazy" />
      <span class="price">${priceOf(listing)}</span>
      <span>${raw(listing.title)}</span>
      <small>${listing.status} · ${listing.colony}</small>
    </a>
  </li>`
}

function priceOf({ price, currency, pricePostfix, pricePlaceholder }: SampleListing): string {
  if (!/^\d+$/.test(price)) return price || (pricePlaceholder ?? '')
  const amount = formatNumber(Number(price))
  return [`$${amount}`, currency ?? 'MXN', pricePostfix].filter(Boolean).join(' ')
}

function factsOf(listing: SampleListing): [string, string][] {
  const facts: [string, number | undefined, string][] = [
    ['Recámaras', listing.bedrooms, ''],
    ['Baños', listing.bathrooms, ''],
    ['Construcción', listing.built, ' m²'],
    ['Terreno', listing.land, ' m²'],
    ['Estacionamientos', listing.parking, ''],
    ['Año', listing.year, ''],
  ]
  return facts.flatMap(([label, value, unit]) =>
    value === undefined ? [] : [[label, `${value}${unit}`]],
  )
}
