import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, askForAll, type Post } from './ask-site.ts'
import type { ManifestListing } from './manifest.ts'
import type { Vocabulary } from './options.ts'
import { featuredOf, readPlain, termNames } from './read-post.ts'
import { startWordPress, type RunningWordPress } from './start-wordpress.ts'

/** The manifest, which lists what the site should contain, is compared with the site's real answers. */
const VOCABULARIES: Vocabulary[] = ['houzez', 'acf']

describe.each(VOCABULARIES)('250 listings in the words of %s', (vocabulary) => {
  let site: RunningWordPress
  let posts: Post[]
  beforeAll(async () => {
    site = await startWordPress({ vocabulary })
    posts = await askForAll(site.endpoint)
  })
  afterAll(() => site.stop())

  const hidden = (...reasons: ManifestListing['hiddenBecause'][]) =>
    site.manifest.listings.filter(({ hiddenBecause }) => reasons.includes(hiddenBecause))
  const truthOf = (post: Post): ManifestListing => {
    const truth = site.manifest.listings.find(({ id }) => id === post.id)
    if (!truth) throw new Error(`the manifest does not know ${post.id}`)
    return truth
  }
  const postOf = (id: number) => posts.find((post) => post.id === id)

  it('the test site lists published listings, and of the hidden ones only those that WordPress lists too', () => {
    const published = hidden(null)
    expect(published).toHaveLength(250)
    const listed = [...published, ...hidden('password', 'translation')]
    expect(posts).toHaveLength(site.manifest.listed)
    expect(new Set(posts.map(({ id }) => id))).toEqual(new Set(listed.map(({ id }) => id)))
  })

  it('the test site keeps every other hidden listing from strangers', async () => {
    const kept = hidden('draft', 'private', 'pending', 'future', 'trash')
    expect(new Set(kept.map(({ hiddenBecause }) => hiddenBecause)).size).toBe(5)
    for (const { id, hiddenBecause } of kept) {
      expect((await ask(`${site.endpoint}/${id}`)).status, `${hiddenBecause}`).toBe(401)
    }
  })

  it('the test site shows everything of a protected listing but its text', () => {
    const locked = hidden('password').map(({ id }) => postOf(id))
    expect(locked.length).toBeGreaterThan(0)
    for (const post of locked) {
      expect(post?.content).toEqual({ rendered: '', protected: true })
      expect(post?.title.rendered).toContain('Oculta')
    }
  })

  it('titles are rendered as HTML that reads as the manifest says', () => {
    const read = posts.map((post) => readPlain(post.title.rendered))
    expect(read).toEqual(posts.map((post) => truthOf(post).title))
    expect(posts.filter(({ title }) => title.rendered.includes('&#8217;')).length).toBeGreaterThan(
      0,
    )
  })

  it('the test site passes hostile HTML on unchanged', () => {
    const hostile = posts.filter((post) => truthOf(post).hostile)
    const texts = hostile.map(({ title, content }) => title.rendered + content.rendered)
    expect(texts.filter((text) => text.includes('<script>')).length).toBeGreaterThan(0)
    for (const text of texts.filter((text) => text !== '')) expect(text).toMatch(/<script>|onerror/)
  })

  it('the test site has one listing in two languages, each naming the other', () => {
    const [twin] = hidden('translation')
    const english = posts.filter(({ lang }) => lang === 'en')
    expect(english.map(({ id }) => id)).toEqual([twin?.id])
    expect(english[0]?.link).toContain('/en/propiedad/')
    const spanish = twin?.translationIds.map(postOf)
    expect(spanish?.[0]).toMatchObject({
      lang: 'es',
      translations: { es: spanish?.[0]?.id, en: twin?.id },
    })
  })

  it('the test site embeds the terms of every listing that has terms', () => {
    const named = posts.filter((post) => termNames(post, 'property_type').length > 0)
    expect(named.length).toBeGreaterThan(100)
    for (const post of named) {
      const truth = truthOf(post)
      expect(termNames(post, 'property_city')).toEqual([truth.city])
      expect(new Set(termNames(post, 'property_feature'))).toEqual(new Set(truth.features))
    }
  })

  it('the test site embeds the featured photograph, or its REST index for a deleted photograph', () => {
    const whole = posts.filter((post) => featuredOf(post)?.source_url)
    for (const post of whole) expect(featuredOf(post)?.source_url).toBe(truthOf(post).images[0])
    const gone = posts.filter((post) => featuredOf(post) && !featuredOf(post)?.source_url)
    expect(gone.length).toBeGreaterThan(10)
    for (const post of gone) expect(featuredOf(post)?.namespaces).toContain('wp/v2')
    const without = posts.filter(({ featured_media: featured }) => featured === 0)
    expect(whole.length + gone.length + without.length).toBe(posts.length)
  })

  it('the test site serves every photograph that the manifest names', async () => {
    const named = new Set(posts.flatMap((post) => truthOf(post).images))
    const here = [...named].filter((address) => address.startsWith(site.url))
    expect(here.length).toBeGreaterThan(150)
    for (const address of here) {
      const response = await fetch(address)
      expect(response.headers.get('content-type'), address).toBe('image/jpeg')
      await response.arrayBuffer()
    }
  })

  it('the test site publishes data that owners would rather hide', () => {
    const answers = JSON.stringify(posts)
    const leaked = site.manifest.secrets.filter((secret) => answers.includes(secret))
    expect(leaked.length).toBeGreaterThan(200)
  })
})
