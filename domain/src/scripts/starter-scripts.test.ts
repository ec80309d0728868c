import { expect, it } from 'vitest'
import { listVariables } from './fill-script.ts'
import { SCRIPT_CATEGORIES, SCRIPT_VARIABLES } from './script.ts'
import { scriptSchema } from './script-schema.ts'
import { STARTER_SCRIPTS } from './starter-scripts.ts'

it.each(STARTER_SCRIPTS)(
  'SCRIPT-07 the sample script «$title» passes the schema and uses known variables only',
  (script) => {
    expect(scriptSchema.parse(script)).toEqual(script)
    const variables: readonly string[] = SCRIPT_VARIABLES
    expect(listVariables(script.content).filter((name) => !variables.includes(name))).toEqual([])
  },
)

it('SCRIPT-08 every category has a sample script, and their titles are unique', () => {
  const categories = new Set(STARTER_SCRIPTS.map((script) => script.category))
  expect([...categories].toSorted()).toEqual([...SCRIPT_CATEGORIES].toSorted())
  expect(new Set(STARTER_SCRIPTS.map((script) => script.title)).size).toBe(STARTER_SCRIPTS.length)
})
