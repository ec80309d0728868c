import { authorizationOf, type SiteKey } from './site-keys.ts'

/** The tests read these sites as a stranger does, without our application. */

export interface Post {
  id: number
  slug: string
  link: string
  lang: string
  translations: Record<string, number>
  title: { rendered: string }
  content: { rendered: string; protected: boolean }
  featured_media: number
  property_meta?: Record<string, string[]>
  acf?: Record<string, unknown> | []
  _embedded?: {
    'wp:featuredmedia'?: { source_url?: string; namespaces?: string[] }[]
    'wp:term'?: { name: string; taxonomy: string }[][]
  }
}

export interface Answer {
  status: number
  headers: Headers
  body: unknown
  code: string | null
}

export async function ask(address: string, key?: SiteKey): Promise<Answer> {
  const headers: Record<string, string> = key ? { Authorization: authorizationOf(key) } : {}
  const response = await fetch(address, { headers, redirect: 'manual' })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  const body: unknown = isJson ? JSON.parse(text) : undefined
  return { status: response.status, headers: response.headers, body, code: codeOf(body) }
}

function codeOf(body: unknown): string | null {
  const hasCode = typeof body === 'object' && body !== null && 'code' in body
  return hasCode && typeof body.code === 'string' ? body.code : null
}

export async function askForAll(endpoint: string): Promise<Post[]> {
  const posts: Post[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { headers, body } = await ask(`${endpoint}?_embed&per_page=100&page=${page}`)
    pages = Number(headers.get('x-wp-totalpages'))
    posts.push(...(body as Post[]))
  }
  return posts
}
