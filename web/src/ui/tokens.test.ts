import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// axe measures only the light theme, so this test checks both.
const TOKENS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const THEMES = ['light', 'dark'] as const
const SURFACES = ['paper', 'card', 'raised', 'sunken']
const VOICES = ['action', 'attention', 'info', 'success', 'warning', 'danger']
const FILLS = ['action-fill', 'action-fill-strong', 'success-fill', 'danger-fill']

const TEXT_RATIO = 4.5
const EDGE_RATIO = 3

const TEXT_PAIRS = [
  ...['ink', 'ink-soft', 'ink-faint', ...VOICES].flatMap((text) =>
    SURFACES.map((surface) => [text, surface] as const),
  ),
  ...VOICES.map((voice) => [voice, `${voice}-soft`] as const),
  ...VOICES.map((voice) => ['ink', `${voice}-soft`] as const),
  ...['action', 'attention', 'info', 'success', 'danger'].map(
    (voice) => [`on-${voice}`, voice] as const,
  ),
  ...FILLS.map((fill) => ['on-fill', fill] as const),
]
const EDGE_PAIRS = ['line-strong', 'focus'].flatMap((edge) =>
  SURFACES.map((surface) => [edge, surface] as const),
)

it.each(THEMES)('every text has enough contrast in the %s theme', (theme) => {
  expect(tooFaint(TEXT_PAIRS, theme, TEXT_RATIO)).toEqual([])
})

it.each(THEMES)('every edge of a control has enough contrast in the %s theme', (theme) => {
  expect(tooFaint(EDGE_PAIRS, theme, EDGE_RATIO)).toEqual([])
})

type Theme = (typeof THEMES)[number]

function tooFaint(
  pairs: readonly (readonly [string, string])[],
  theme: Theme,
  least: number,
): string[] {
  return pairs
    .map(([front, back]) => ({ front, back, ratio: contrast(front, back, theme) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`)
}

function contrast(front: string, back: string, theme: Theme): number {
  const [dark = 0, light = 0] = [lightness(front, theme), lightness(back, theme)].toSorted(
    (a, b) => a - b,
  )
  return (light + 0.05) / (dark + 0.05)
}

function lightness(name: string, theme: Theme): number {
  const [, ...colours] =
    new RegExp(`--${name}: light-dark\\(#([0-9a-f]{6}), #([0-9a-f]{6})\\)`).exec(TOKENS) ?? []
  const colour = colours[THEMES.indexOf(theme)]
  if (!colour) throw new Error(`tokens.css has no colour ${name}`)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
