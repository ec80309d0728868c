import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isCheckArea } from '../../backend/src/admin/check/finding.ts'
import { environment } from '../../backend/src/settings/environment.ts'
import { COMMANDS } from '../admin/commands.ts'
import { root } from '../lib/root.mjs'

const FOLDER = join(root, 'docs/es')
const read = (file: string) => readFileSync(file, 'utf8')
const pages = readdirSync(FOLDER).map((name) => ({ name, text: read(join(FOLDER, name)) }))
const guides = ['README.md', 'CONTRIBUTING.md', 'docs', 'docs/es', 'docs/how-to', 'deploy']
  .flatMap((place) =>
    place.endsWith('.md')
      ? [place]
      : readdirSync(join(root, place)).map((name) => `${place}/${name}`),
  )
  .filter((name) => name.endsWith('.md'))
const { scripts } = JSON.parse(read(join(root, 'package.json'))) as {
  scripts: Record<string, string>
}
const OTHER_VARIABLES = ['NEW_SECRETS_KEY', 'COMPOSE_PROFILES', 'POSTGRES_PASSWORD']
const variables = new Set([...Object.keys(environment.shape), ...OTHER_VARIABLES])

const codeOf = (text: string) =>
  [...text.matchAll(/```[^\n]*\n([^]*?)```|`([^`\n]+)`/g)].map(([, block, span]) => block ?? span)

const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

function unknownWords(command: string, rest: string): string[] {
  const known = COMMANDS[command]
  if (!known) return [command]
  const options = [...rest.matchAll(/--([a-z]+)/g)].map(([, option = '']) => option)
  const [area = 'database'] = command === 'check' ? (/(?<=^ )[a-z]\w*/.exec(rest) ?? []) : []
  return [
    ...options.filter((option) => option !== 'help' && !(option in known.options)),
    ...(isCheckArea(area) ? [] : [area]),
  ]
}

function isBroken(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? join(FOLDER, page) : resolve(FOLDER, path)
  return !existsSync(file) || (anchor !== undefined && !anchorsOf(read(file)).includes(anchor))
}

describe.each(guides)('OPS-66 %s', (guide) => {
  const code = codeOf(read(join(root, guide))).join('\n')

  it('the operator’s guide names scripts that package.json has', () => {
    const named = [...code.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name)
    expect(named.filter((script) => !(script in scripts))).toEqual([])
  })

  it('the operator’s guide names commands of npm run admin with options that they accept', () => {
    const lines = [...code.matchAll(/npm run admin -- ([a-z][\w-]*)([^\n]*)/g)]
    const unknown = lines.flatMap(([, command = '', rest = '']) => unknownWords(command, rest))
    expect(unknown).toEqual([])
  })
})

it('OPS-66 docs/administer.md explains every command', () => {
  const code = codeOf(read(join(root, 'docs/administer.md'))).join('\n')
  const named = new Set(code.match(/[a-z][a-z-]+/g))
  expect(Object.keys(COMMANDS).filter((command) => !named.has(command))).toEqual([])
})

describe.each(pages)('docs/es/$name', ({ name, text }) => {
  const code = codeOf(text).join('\n')
  const found = (pattern: RegExp, where = code) =>
    [...where.matchAll(pattern)].map(([whole, group]) => group ?? whole)

  it('the Spanish guide names variables that the server reads', () => {
    const named = found(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b|\b[A-Z]{4,}(?==)/g)
    expect(named.filter((variable) => !variables.has(variable))).toEqual([])
  })

  it('the Spanish guide names metrics that docs/operate.md explains', () => {
    const explained = read(join(root, 'docs/operate.md'))
    expect(found(/\bpredio_[a-z_]+/g).filter((metric) => !explained.includes(metric))).toEqual([])
  })

  it('the Spanish guide links to files and headings that exist', () => {
    const targets = found(/\]\(((?!https?:)[^)]+)\)/g, text)
    expect(targets.filter((target) => isBroken(name, target))).toEqual([])
  })
})

it('the index of docs/es names every page, and README.md names that index', () => {
  const index = read(join(FOLDER, 'README.md'))
  const others = pages.filter(({ name }) => name !== 'README.md')
  expect(others.filter(({ name }) => !index.includes(`](${name})`))).toEqual([])
  expect(read(join(root, 'README.md'))).toContain('](docs/es/README.md)')
})
