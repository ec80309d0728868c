import { attachmentOf } from './pictures.ts'
import type { SiteAddress } from './site-address.ts'

const WIDTH = 1200
const HEIGHT = 800

/** A picture as the REST API describes it. */
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
      width: WIDTH,
      height: HEIGHT,
      file: `2026/10/${picture}.jpg`,
      sizes: {
        full: {
          file: `${picture}.jpg`,
          width: WIDTH,
          height: HEIGHT,
          mime_type: 'image/jpeg',
          source_url: address,
        },
      },
    },
    source_url: address,
    _links: { self: [{ href: site.rest(`/wp/v2/media/${id}`) }] },
  }
}
