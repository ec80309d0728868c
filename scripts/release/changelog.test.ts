import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readRecording, RECORDINGS } from '../../test-support/older-tab/recording.ts'
import { RECORD_FIELDS } from '../../test-support/record-columns.ts'
import { root } from '../lib/root.mjs'

it('the changelog names every field that the last release did not have', () => {
  const newest = readdirSync(RECORDINGS).toSorted().at(-1)!
  const { release, columns } = readRecording(join(RECORDINGS, newest))
  const [since] = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(`\n## ${release}\n`)
  const added = Object.entries(RECORD_FIELDS).flatMap(([table, fields]) =>
    Object.entries(fields).filter(([column]) => !columns[table]?.includes(column)),
  )
  expect(
    added.filter(([, { label }]) => !since!.includes(label)).map(([column]) => column),
    `columns that came after ${release}, whose labels CHANGELOG.md does not have`,
  ).toEqual([])
})
