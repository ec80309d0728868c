import { expect, it } from 'vitest'
import { pickSteps } from './pick-steps.mjs'

const build = { name: 'build', command: 'node' }
const data = { name: 'test data', needs: 'build', command: 'tsx' }
const browser = { name: 'browser', needs: 'test data', playwright: true }
const STEPS = [build, data, { name: 'lint', command: 'oxlint' }, browser]

it('runs a step after all the steps that it needs', () => {
  expect(pickSteps(STEPS, 'browser', [])).toEqual([build, data, browser])
})

it('passes files to the named step alone', () => {
  expect(pickSteps(STEPS, 'browser', ['full/sheets'])).toEqual([
    build,
    data,
    { ...browser, only: ['full/sheets'] },
  ])
})

it('refuses a step that does not exist, and files for a step that takes none', () => {
  expect(() => pickSteps(STEPS, 'journeys', [])).toThrow(
    'there are: build, test data, lint, browser',
  )
  expect(() => pickSteps(STEPS, 'lint', ['a.ts'])).toThrow('lint takes no files')
})
