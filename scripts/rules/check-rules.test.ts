import { describe, expect, it } from 'vitest'
import { checkRules, type SourceFile } from './check-rules.ts'

const SCHEMA = 'constraint clients_first_name_length check (...)'

const page = (...rows: string[]): SourceFile => ({
  name: 'docs/rules/clients.md',
  text: ['| Id | Rule | Enforced by | Proved by |', '| -- | ---- | ----- | ---- |', ...rows].join(
    '\n',
  ),
})

const RULE = '| CLI-01 | A name is given. | `clients_first_name_length` | `domain/a.test.ts` |'
const TEST: SourceFile = { name: 'domain/a.test.ts', text: `it('CLI-01 asks for a name', run)` }

const check = (pages: SourceFile[], ...files: SourceFile[]) => checkRules(pages, files, SCHEMA)

it('accepts a rule that something enforces and a test proves', () => {
  expect(check([page(RULE)], TEST)).toEqual([])
})

describe('a page', () => {
  it.each([
    ['| CLI-1 | A name. | `clients_first_name_length` | `domain/a.test.ts` |'],
    ['| CLI-01 | A name. | `clients_first_name_length` |'],
    ['| CLI-01 | | `clients_first_name_length` | `domain/a.test.ts` |'],
  ])('a page of rules with this fault is refused: %s', (row) => {
    expect(check([page(row)], TEST)[0]).toContain('docs/rules/clients.md:3 is no row')
  })

  it('a page refuses a rule’s id given twice', () => {
    expect(check([page(RULE, RULE)], TEST)).toEqual([
      'docs/rules/clients.md: CLI-01 is given twice',
    ])
  })

  it('a page refuses a prefix that belongs to another page', () => {
    const other = { ...page(RULE.replace('CLI-01', 'CLI-02')), name: 'docs/rules/tasks.md' }
    const test = { ...TEST, text: `${TEST.text}; it('CLI-02 asks again', run)` }
    expect(check([page(RULE), other], test)).toEqual([
      'docs/rules/tasks.md: CLI belongs to docs/rules/clients.md',
    ])
  })

  it.each([
    ['`no_such_constraint`', 'is enforced by no_such_constraint, which does not exist'],
    ['`domain/gone.ts`', 'is enforced by domain/gone.ts, which does not exist'],
    ['the form', 'does not say what enforces it'],
  ])('a page refuses a rule enforced by %s', (enforced, fault) => {
    const row = RULE.replace('`clients_first_name_length`', enforced)
    expect(check([page(row)], TEST)).toEqual([`docs/rules/clients.md: CLI-01 ${fault}`])
  })

  it('a page refuses a rule without a test, with a missing test, and with a test that does not cite it', () => {
    const without = RULE.replace('`domain/a.test.ts`', '')
    expect(check([page(without)], TEST)).toEqual(['docs/rules/clients.md: CLI-01 has no test'])
    expect(check([page(RULE)])[0]).toBe(
      'docs/rules/clients.md: CLI-01 is proved by domain/a.test.ts, which is no test of ours',
    )
    expect(check([page(RULE)], { ...TEST, text: `it('asks for a name', run)` })[0]).toBe(
      'domain/a.test.ts does not cite CLI-01',
    )
  })

  it.each([
    ['a comment', 'domain/a.test.ts', `// CLI-01\nit('asks for a name', run)`],
    ['a table of cases', 'domain/a.test.ts', `it.each([['CLI-01', 1]])('%s is refused', run)`],
    ['a test of the long form', 'domain/a.full.test.ts', `it('CLI-01 asks for a name', run)`],
  ])('a page refuses a rule that only %s proves', (_, name, text) => {
    expect(check([page(RULE.replace('domain/a.test.ts', name))], { name, text })).toEqual([
      'docs/rules/clients.md: CLI-01 stands in no title of a test that the gate runs',
    ])
  })

  it.each([
    "it('CLI-01 asks for a name', run)",
    "describe('clients CLI-01', run)",
    'test.each`a`(\n  `OTHER and CLI-01 for ${name}`, run)',
    `it.runIf(canRun)("isn't saved: CLI-01", run)`,
  ])('a page accepts a rule in the title of %s', (text) => {
    expect(check([page(RULE)], { ...TEST, text })).toEqual([])
  })
})

describe('code and tests', () => {
  it('code and tests may not cite a rule that does not exist', () => {
    const comment = { name: 'domain/a.ts', text: '/** CLI-09. */' }
    expect(check([page(RULE)], TEST, comment)).toEqual([
      'domain/a.ts cites CLI-09, which is no rule',
    ])
  })

  it('a title may not begin with an unknown id', () => {
    const test = { name: 'web/b.test.ts', text: `it.each([])('ODD-01 is no rule', run)` }
    expect(check([page(RULE)], TEST, test)).toEqual([
      'web/b.test.ts cites ODD-01, which is no rule',
    ])
  })

  it.each(['// Section 5', '/** design section 2 */', 'see § 4', '// sec. 9'])(
    'code may not cite a section without its document: %s',
    (text) => {
      expect(check([page(RULE)], TEST, { name: 'domain/c.ts', text })).toEqual([
        'domain/c.ts:1 cites a section without the public document it belongs to',
      ])
    },
  )

  it('code may cite the section of a public document', () => {
    const text = '// RFC 6350, section 3.2'
    expect(check([page(RULE)], TEST, { name: 'domain/c.ts', text })).toEqual([])
  })
})
