import { property } from '../../properties/testing/property.ts'
import type { Property } from '../../properties/index.ts'
import { readSiteFilters } from '../filters.ts'
import type { SiteFrame, SiteListing, SitePage, SitePhoto } from '../pages.ts'

export const PATH = '/agente/ana-nunez'

export const FRAME: SiteFrame = {
  path: PATH,
  url: `https://predio.example${PATH}`,
  agent: {
    name: 'Ana Núñez',
    company: 'Núñez Bienes Raíces',
    phone: '9991234567',
    logoUrl: null,
    photoUrl: `${PATH}/retrato.jpg`,
    color: '#8a2f5b',
    licenseNumber: 'YUC-0042',
    noticePath: `${PATH}/aviso-de-privacidad`,
    links: [{ kind: 'instagram', url: 'https://www.instagram.com/ana.nunez' }],
  },
  introduction: 'Casas con historia en el centro de Mérida.',
  areas: ['Centro', 'Itzimná'],
  hasNotice: true,
  hasWhatsapp: true,
  complaintsEmail: 'quejas@nunez.example',
  reportUrl: 'mailto:operador@predio.example',
}

export function siteListing(
  fields: Partial<Property>,
  rest: Partial<SiteListing> = {},
  photos = 3,
): SiteListing {
  const code = rest.code ?? '6a9d5f0c1b'
  return {
    listing: property({
      title: 'Casa con alberca en Itzimná',
      description: '<p>Techos altos.</p><p>Patio con alberca.</p>',
      price: 4_500_000,
      currency: 'MXN',
      location: 'Itzimná, Mérida, Yucatán',
      colonia: 'Itzimná',
      city: 'Mérida',
      state: 'Yucatán',
      coordinates: { lat: 20.99, lng: -89.61 },
      propertyType: 'casa',
      saleStatus: 'disponible',
      bedrooms: 3,
      bathrooms: 2.5,
      area: 240,
      landArea: 400,
      parking: 2,
      yearBuilt: 1938,
      features: ['Alberca', 'Cuarto de servicio'],
      ...fields,
    }),
    hidesPrice: false,
    isFeatured: false,
    code,
    path: `${PATH}/propiedades/casa-con-alberca-en-itzimna-${code}`,
    publishedAt: '2026-11-19T12:00:00+00:00',
    photos: Array.from({ length: photos }, (_, index) => sitePhoto(code, `foto-${index + 1}`)),
    ...rest,
  }
}

function sitePhoto(code: string, name: string): SitePhoto {
  const path = `${PATH}/fotos/${code}/${name}`
  return {
    sizes: [
      { path: `${path}-480.jpg`, width: 480 },
      { path: `${path}.jpg`, width: 1600 },
    ],
  }
}

export const LISTING = siteListing({})

export const PAGES = {
  home: { kind: 'home', frame: FRAME, featured: [LISTING], total: 7 },
  listings: {
    kind: 'listings',
    frame: FRAME,
    filters: readSiteFilters({ tipo: 'casa', pagina: '2' }),
    options: { operations: ['sale', 'rent'], types: ['casa', 'terreno'], zones: ['Mérida'] },
    listings: [LISTING],
    total: 49,
    pages: 3,
  },
  listing: { kind: 'listing', frame: FRAME, listing: LISTING, similar: [] },
  contact: {
    kind: 'contact',
    frame: FRAME,
    listing: LISTING,
    noticeVersion: 2,
    typed: { name: '', phone: '', email: '', message: '', isConsenting: false },
    faults: {},
    failure: null,
    isSent: false,
  },
  notice: {
    kind: 'notice',
    frame: FRAME,
    notice: {
      version: 2,
      publishedAt: '2026-11-01T12:00:00Z',
      simple: 'Ana Núñez usa tus datos.',
      full: '## Derechos\n\n- Acceso\n- Rectificación',
    },
  },
  absent: { kind: 'absent', reason: 'withdrawn', frame: FRAME },
} as const satisfies { [Kind in SitePage['kind']]: Extract<SitePage, { kind: Kind }> }
