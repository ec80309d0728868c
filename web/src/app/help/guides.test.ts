import { readFileSync, readdirSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { GUIDE_IDS, guideAddress, type GuideId } from '../../lib/help.ts'
import { GuidePage } from './guide-page.tsx'
import { GUIDES } from './guides.ts'
import { HelpPage } from './help-page.tsx'
import { GUIDE_GROUPS, GUIDE_TEXTS } from './messages.ts'
import pictures from './pictures.json' with { type: 'json' }

/** The stages are named in a migration; all other texts are the app's messages and the domain's labels. */
const APP_TEXTS = import.meta.glob(
  [
    '../../**/{messages,*-messages,words}.ts',
    '!./messages.ts',
    '!../site/messages.ts',
    '!../../features/{landing,legal}/**',
    '../../../../domain/src/*/index.ts',
  ],
  { eager: true },
)
const STAGES = '../../../../supabase/migrations/20261115001000_opportunity_stages.sql'
const SAMPLES = ['Esencial', 'Profesional']

function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function' && value.length === 1 && depth > 0) {
    const write = value as (sample: string) => unknown
    return SAMPLES.flatMap((sample) => {
      try {
        return textsOf(write(sample), depth + 1)
      } catch {
        return []
      }
    })
  }
  if (typeof value !== 'object' || value === null || depth > 4) return []
  return Object.values(value).flatMap((each) => textsOf(each, depth + 1))
}

const known = new Set([
  ...Object.values(APP_TEXTS).flatMap((module) =>
    Object.values(module as object).flatMap((each) => textsOf(each)),
  ),
  ...[...readFileSync(new URL(STAGES, import.meta.url), 'utf8').matchAll(/'([^']+)', '#/g)].map(
    ([, name = '']) => name,
  ),
])

const htmlOf = (id: GuideId) => renderToStaticMarkup(createElement(GuidePage, { id }))
const found = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text = '']) => decoded(text))
const decoded = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

describe.each(GUIDE_IDS)('the guide %s', (id) => {
  const html = htmlOf(id)

  it('PUB-21 a guide names buttons and screens only as the app does', () => {
    const labels = found(html, /<b class[^>]*>([^<]*)<\/b>/g)
    expect(labels.length).toBeGreaterThan(2)
    expect(labels.filter((label) => !known.has(label))).toEqual([])
  })

  it('PUB-20 a guide has contents, a link back, its neighbours and a description for search engines', () => {
    const { sections, description } = GUIDES[id]
    const anchors = sections.map((section) => section.id)
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(found(html, /<a href="#([^"]+)" class="flex/g)).toEqual(anchors)
    expect(html).toContain('href="/ayuda"')
    const at = GUIDE_IDS.indexOf(id)
    const beside = [GUIDE_IDS[at - 1], GUIDE_IDS[at + 1]].filter((each) => each !== undefined)
    expect(found(html, /<a href="([^"]+)" rel="(?:prev|next)"/g)).toEqual(beside.map(guideAddress))
    expect(description.length).toBeGreaterThanOrEqual(80)
    expect(description.length).toBeLessThanOrEqual(170)
    expect(`${GUIDE_TEXTS[id].title} · Ayuda de Predio`.length).toBeLessThanOrEqual(65)
  })

  it('PUB-20 a guide links only to guides that exist', () => {
    const addresses = new Set<string>(GUIDE_IDS.map(guideAddress))
    const linked = found(html, /href="(\/ayuda\/[^"#]+)/g)
    expect(linked.filter((address) => !addresses.has(address))).toEqual([])
  })

  it('PUB-23 a guide’s pictures have a text and a size, and load lazily', () => {
    for (const image of found(html, /(<img [^>]*>)/g)) {
      expect(image).toMatch(/ alt="[^"]{20,}"/)
      expect(image).toMatch(/ width="\d+"/)
      expect(image).toMatch(/ height="\d+"/)
      expect(image).toContain(' loading="lazy"')
    }
  })
})

it('PUB-20 the index leads to every guide once, in reading order', () => {
  const html = renderToStaticMarkup(createElement(HelpPage))
  expect(found(html, /href="(\/ayuda\/[^"]+)"/g)).toEqual(GUIDE_IDS.map(guideAddress))
  expect(GUIDE_GROUPS.flatMap(({ ids }) => ids)).toEqual([...GUIDE_IDS])
})

it('PUB-23 every picture is shown in a guide, and every picture file exists', () => {
  const shown = new Set(
    GUIDE_IDS.flatMap((id) => found(htmlOf(id), /src="\/ayuda\/([a-z-]+)-escritorio/g)),
  )
  expect([...shown].toSorted()).toEqual(Object.keys(pictures).toSorted())
  const files = readdirSync(new URL('../../../public/ayuda', import.meta.url))
  const wanted = Object.keys(pictures).flatMap((name) =>
    ['escritorio', 'telefono'].flatMap((size) =>
      ['claro', 'oscuro'].map((theme) => `${name}-${size}-${theme}.webp`),
    ),
  )
  expect(files.toSorted()).toEqual(wanted.toSorted())
})
