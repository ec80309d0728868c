import { expect, it } from 'vitest'
import { unseenItems } from './describe-selection.ts'

const [MADE, SEEN, ADDED] = ['2026-11-01T10:00:00Z', '2026-11-02T10:00:00Z', '2026-11-03T10:00:00Z']
const items = [
  { id: 'first', created_at: MADE },
  { id: 'added', created_at: ADDED },
]

it.each([
  ['never opened', null, ['added']],
  ['opened before', SEEN, ['added']],
  ['opened since', '2026-11-04T10:00:00Z', []],
])('SEL-16 in a selection that was %s, the client has not seen %j', (_, lastView, ids) => {
  const unseen = unseenItems({ items, last_viewed_at: lastView, created_at: MADE })
  expect(unseen.map(({ id }) => id)).toEqual(ids)
})
