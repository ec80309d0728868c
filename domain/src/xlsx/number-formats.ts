import { attribute, elements } from './xml.ts'

export type NumberKind = 'number' | 'date' | 'percentage'

/** ECMA-376, 18.8.30: these ids of number formats mean dates in every workbook, without being listed in it. */
const DATES = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const
const PERCENTAGES = new Set([9, 10])
/** Excel accepts no longer code of a number format. */
const MAX_CODE = 255

export function readNumberKinds(styles: string): NumberKind[] {
  const codes = new Map<number, string>()
  for (const { attributes } of elements(styles, 'numFmt')) {
    codes.set(Number(attribute(attributes, 'numFmtId')), attribute(attributes, 'formatCode') ?? '')
  }
  const [cells] = elements(styles, 'cellXfs')
  return [...elements(cells?.content ?? '', 'xf')].map(({ attributes }) => {
    const id = Number(attribute(attributes, 'numFmtId') ?? 0)
    return kindOf(id, codes.get(id))
  })
}

function kindOf(id: number, code: string | undefined): NumberKind {
  if (code === undefined) {
    if (PERCENTAGES.has(id)) return 'percentage'
    return DATES.some(([first, last]) => id >= first && id <= last) ? 'date' : 'number'
  }
  const bare =
    code
      .slice(0, MAX_CODE)
      .replaceAll(/"[^"]*"|\[(?!h|m|s)[^\]]*\]|\\.|_.|\*./gi, '')
      .split(';', 1)[0] ?? ''
  if (bare.includes('%')) return 'percentage'
  return /[dmyhs]/i.test(bare) ? 'date' : 'number'
}
