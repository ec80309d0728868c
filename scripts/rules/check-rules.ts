import { IS_TEST, isOfGate, testTitles } from './test-titles.ts'

export interface SourceFile {
  name: string
  text: string
}

interface Rule {
  id: string
  page: string
  enforced: string
  proved: string
}

const ROW = /^\|(.+)\|$/
const SEPARATOR = /^[\s|:-]+$/
const ID = /^[A-Z]{2,8}-\d{2,3}$/
const IN_BACKTICKS = /`([^`]+)`/g
const LEADING_ID = /^((?:[A-Z]{2,8}-)+\d{2,3})\b/
const SECTION = /\bsections? \d|§|\bsec\. ?\d/i
/** Sections of these standards may be cited, because everybody can read them. */
const PUBLIC = /\b(?:RFC|ISO|WCAG|ECMA|IEEE|CSS|HTML)\b/
const STANDARDS = /^(?:SHA|UTF|ISO|AES|RFC)-/

/** Checks pages, code and tests against each other. */
export function checkRules(
  pages: readonly SourceFile[],
  files: readonly SourceFile[],
  schema: string,
): string[] {
  const faults: string[] = []
  const rules = pages.flatMap((page) => readRules(page, faults))
  const byName = new Map(files.map((file) => [file.name, file.text]))
  checkIds(rules, faults)
  for (const rule of rules) {
    checkEnforced(rule, byName, schema, faults)
    checkProved(rule, byName, faults)
  }
  const ids = new Set(rules.map(({ id }) => id))
  for (const file of files) {
    checkCitations(file, ids, faults)
    checkSections(file, faults)
  }
  return faults
}

function readRules({ name, text }: SourceFile, faults: string[]): Rule[] {
  const rules: Rule[] = []
  for (const [at, line] of text.split('\n').entries()) {
    const cells = ROW.exec(line.trim())?.[1]
      ?.split(/(?<!\\)\|/)
      .map((cell) => cell.trim())
    if (!cells || SEPARATOR.test(line) || cells[0] === 'Id') continue
    const [id = '', rule = '', enforced = '', proved = ''] = cells
    if (cells.length !== 4 || !ID.test(id) || rule === '') {
      faults.push(`${name}:${at + 1} is no row of id, rule, enforced by and proved by`)
    } else rules.push({ id, page: name, enforced, proved })
  }
  return rules
}

function checkIds(rules: readonly Rule[], faults: string[]): void {
  const pageOf = new Map<string, string>()
  const seen = new Set<string>()
  for (const { id, page } of rules) {
    if (seen.has(id)) faults.push(`${page}: ${id} is given twice`)
    seen.add(id)
    const prefix = id.slice(0, id.indexOf('-'))
    const first = pageOf.get(prefix) ?? page
    pageOf.set(prefix, first)
    if (first !== page) faults.push(`${page}: ${prefix} belongs to ${first}`)
  }
}

function checkEnforced(
  { id, page, enforced }: Rule,
  files: ReadonlyMap<string, string>,
  schema: string,
  faults: string[],
): void {
  const named = inBackticks(enforced)
  if (named.length === 0) faults.push(`${page}: ${id} does not say what enforces it`)
  for (const name of named) {
    const isKnown = name.includes('/') ? files.has(name) : schema.includes(name)
    if (!isKnown) faults.push(`${page}: ${id} is enforced by ${name}, which does not exist`)
  }
}

function checkProved(
  { id, page, proved }: Rule,
  files: ReadonlyMap<string, string>,
  faults: string[],
): void {
  const tests = inBackticks(proved)
  if (tests.length === 0) faults.push(`${page}: ${id} has no test`)
  for (const test of tests) {
    const text = files.get(test)
    if (text === undefined || !IS_TEST.test(test)) {
      faults.push(`${page}: ${id} is proved by ${test}, which is no test of ours`)
    } else if (!cites(text, id)) faults.push(`${test} does not cite ${id}`)
  }
  const isProvedByGate = tests.some((test) => {
    const titles = isOfGate(test) ? testTitles(files.get(test) ?? '') : []
    return titles.some((title) => cites(title, id))
  })
  if (tests.length > 0 && !isProvedByGate) {
    faults.push(`${page}: ${id} stands in no title of a test that the gate runs`)
  }
}

function checkCitations({ name, text }: SourceFile, ids: Set<string>, faults: string[]): void {
  const prefixes = [...new Set([...ids].map((id) => id.slice(0, id.indexOf('-'))))]
  const cited = new RegExp(`(?<![\\w-])(?:${prefixes.join('|')})-\\d{2,3}(?![\\w-])`, 'g')
  const found = prefixes.length === 0 ? [] : [...text.matchAll(cited)].map(([id]) => id)
  const titles = IS_TEST.test(name) ? testTitles(text) : []
  const leading = titles.flatMap((title) => LEADING_ID.exec(title)?.[1] ?? [])
  for (const id of new Set([...found, ...leading])) {
    if (!ids.has(id) && !STANDARDS.test(id)) faults.push(`${name} cites ${id}, which is no rule`)
  }
}

function checkSections({ name, text }: SourceFile, faults: string[]): void {
  for (const [at, line] of text.split('\n').entries()) {
    if (!SECTION.test(line) || PUBLIC.test(line)) continue
    faults.push(`${name}:${at + 1} cites a section without the public document it belongs to`)
  }
}

function inBackticks(cell: string): string[] {
  return [...cell.matchAll(IN_BACKTICKS)].map(([, name]) => name ?? '')
}

/** A text cites an id if it contains the id as a whole word. */
function cites(text: string, id: string): boolean {
  return new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text)
}
