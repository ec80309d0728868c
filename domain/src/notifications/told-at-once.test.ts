import { expect, it } from 'vitest'
import { addressOfNews } from './told-at-once.ts'

it.each<[kind: string, notices: Record<string, unknown>[], address: string]>([
  ['prospect', [{ prospect_id: 'abc' }], '/dashboard/prospectos/abc'],
  ['prospect', [{ prospect_id: 'abc' }, { prospect_id: 'def' }], '/dashboard/buzon'],
  ['prospect', [{ count: 7, latest_id: 'abc' }], '/dashboard/buzon'],
  ['prospect', [{}], '/dashboard/buzon'],
  ['prospect', [{ prospect_id: '../../x' }], '/dashboard/prospectos/..%2F..%2Fx'],
  ['task_due', [{ task_id: 'abc' }], '/dashboard/notifications'],
])('PUSH-03 a notification of kind %s with %j links to %s', (kind, notices, address) => {
  expect(addressOfNews(kind, notices)).toBe(address)
})
