import type { POSTS } from '../samples/posts.ts'
import type { SiteAddress } from './site-address.ts'

export function showPost(post: (typeof POSTS)[number], site: SiteAddress): object {
  return {
    id: post.id,
    date: '2026-08-04T10:12:00',
    date_gmt: '2026-08-04T16:12:00',
    slug: post.slug,
    status: 'publish',
    type: 'post',
    link: `${site.home}/${post.slug}/`,
    title: { rendered: post.title },
    content: { rendered: `<p>${post.text}</p>\n`, protected: false },
    excerpt: { rendered: `<p>${post.text}</p>\n`, protected: false },
    author: 1,
    featured_media: 0,
    format: 'standard',
    meta: { footnotes: '' },
    categories: [1],
    tags: [],
  }
}
