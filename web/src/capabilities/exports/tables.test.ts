import { expect, it } from 'vitest'
import { TABLES } from './tables.ts'

const headingsOf = (name: string) => TABLES.find((table) => table.name === name)?.headings

it('EXPORT-08 lists the headings of every table, without columns that stay in the database', () => {
  expect(headingsOf('sales_scripts')).toEqual([
    'id',
    'user_id',
    'title',
    'content',
    'category',
    'created_at',
    'updated_at',
  ])
  expect(headingsOf('user_secrets')).toBeUndefined()
  expect(headingsOf('push_subscriptions')).toEqual(
    expect.not.arrayContaining(['endpoint', 'p256dh', 'auth']),
  )
  expect(headingsOf('document_shares')).not.toContain('token_hash')
  expect(TABLES.filter(({ headings }) => headings.length < 3)).toEqual([])
})
