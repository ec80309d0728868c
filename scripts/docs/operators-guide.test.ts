import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHECK_AREAS } from '../../backend/src/admin/check/finding.ts'
import { environment } from '../../backend/src/environment.ts'
import { COMMANDS } from '../admin/commands.ts'
import { root } from '../lib/root.mjs'

/** The operator's guide in Spanish names commands and variables that exist, and its links lead somewhere. */

const FOLDER = join(root, 'docs/es')
const read = (file: string) => readFileSync(file, 'utf8')
const pages = readdirSync(FOLDER).map((name) => ({ name, text: read(join(FOLDER, name)) }))
const { scripts } = JSON.parse(read(join(root, 'package.json'))) as {
  scripts: Record<string, string>
}
/** Of one command, or of Docker's compose.yaml, not of the server. */
const OTHER_VARIABLES = ['NEW_SECRETS_KEY', 'COMPOSE_PROFILES', 'POSTGRES_PASSWORD']
const variables = new Set([...Object.keys(environment.shape), ...OTHER_VARIABLES])

/** What the page sets in code: blocks and spans. */
const codeOf = (text: string) =>
  [...text.matchAll(/```[^\n]*\n([^]*?)```|`([^`\n]+)`/g)].map(([, block, span]) => block ?? span)

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

describe.each(pages)('docs/es/$name', ({ name, text }) => {
  const code = codeOf(text).join('\n')

  it('names scripts of package.json', () => {
    const named = [...code.matchAll(/npm (?:run (?:--silent )?)([\w:]+)/g)].map(
      ([, found]) => found,
    )
    expect(named.filter((script) => !(script! in scripts))).toEqual([])
  })

  it('names commands of npm run admin with options that they take', () => {
    for (const [line, command = '', rest = ''] of code.matchAll(
      /npm run admin -- ([a-z][\w-]*)([^\n]*)/g,
    )) {
      expect(Object.keys(COMMANDS), line).toContain(command)
      const options = [...rest.matchAll(/--([a-z]+)/g)].map(([, option]) => option)
      const known = ['help', ...Object.keys(COMMANDS[command]?.options ?? {})]
      expect(known, line).toEqual(expect.arrayContaining(options))
      const [area] = /^ [a-z]\w*/.exec(rest) ?? []
      if (command === 'check' && area) expect(CHECK_AREAS, line).toContain(area.trim())
    }
  })

  it('names variables that the server reads', () => {
    const named = [...code.matchAll(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b|\b[A-Z]{4,}(?==)/g)]
    expect(named.map(([found]) => found).filter((found) => !variables.has(found))).toEqual([])
  })

  it('names metrics that docs/operate.md explains', () => {
    const explained = read(join(root, 'docs/operate.md'))
    const named = [...code.matchAll(/\bpredio_[a-z_]+/g)].map(([found]) => found)
    expect(named.filter((metric) => !explained.includes(metric))).toEqual([])
  })

  it('links to files and headings that exist', () => {
    for (const [link, target = ''] of text.matchAll(/\]\(((?!https?:)[^)]+)\)/g)) {
      const [path = '', anchor] = target.split('#')
      const file = path === '' ? join(FOLDER, name) : resolve(FOLDER, path)
      expect([link, existsSync(file)]).toEqual([link, true])
      if (anchor !== undefined) expect(anchorsOf(read(file)), link).toContain(anchor)
    }
  })
})

it('the index of docs/es names every page, and README.md the index', () => {
  const index = read(join(FOLDER, 'README.md'))
  for (const { name } of pages) {
    if (name !== 'README.md') expect(index).toContain(`](${name})`)
  }
  const place = relative(root, dirname(join(FOLDER, 'README.md')))
  expect(read(join(root, 'README.md'))).toContain(`](${place}/README.md)`)
})
