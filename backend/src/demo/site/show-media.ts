import { attachmentOf, COPIES, copyName, COVERS, FULL, type Size } from './pictures.ts'
import type { SiteAddress } from './site-address.ts'

export function showMedia(picture: string, site: SiteAddress): object {
  const id = attachmentOf(picture)
  const address = site.upload(picture)
  return {
    id,
    slug: picture,
    status: 'inherit',
    type: 'attachment',
    link: address,
    title: { rendered: picture },
    author: 1,
    caption: { rendered: '' },
    alt_text: '',
    media_type: 'image',
    mime_type: 'image/jpeg',
    media_details: {
      ...FULL,
      file: `2026/10/${picture}.jpg`,
      sizes: {
        ...(COVERS.includes(picture) && showCopies(picture, site)),
        full: showFile(picture, FULL, site),
      },
    },
    source_url: address,
    _links: { self: [{ href: site.rest(`/wp/v2/media/${id}`) }] },
  }
}

function showCopies(picture: string, site: SiteAddress): object {
  return Object.fromEntries(
    Object.entries(COPIES).map(([name, size]) => [
      name,
      showFile(copyName(picture, size), size, site),
    ]),
  )
}

function showFile(name: string, size: Size, site: SiteAddress): object {
  return {
    file: `${name}.jpg`,
    ...size,
    mime_type: 'image/jpeg',
    source_url: site.upload(name),
  }
}
