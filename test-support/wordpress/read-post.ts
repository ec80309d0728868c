import type { Post } from './ask-site.ts'

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** This suffices for texts as simple as a title. */
export function readPlain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&([a-z]+);/g, (whole, name: string) => NAMED[name] ?? whole)
}

type Embedded = NonNullable<Post['_embedded']>

function embeddedIn({ _embedded: embedded }: Post): Embedded {
  return embedded ?? {}
}

export function featuredOf(post: Post): { source_url?: string; namespaces?: string[] } | undefined {
  return embeddedIn(post)['wp:featuredmedia']?.[0]
}

export function termNames(post: Post, taxonomy: string): string[] {
  const terms = embeddedIn(post)['wp:term']?.flat() ?? []
  return terms.filter((term) => term.taxonomy === taxonomy).map(({ name }) => readPlain(name))
}
