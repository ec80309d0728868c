import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anonymous } from '../support/clients.ts'
import { rest } from '../support/http.ts'

const db = anonymous()
const post = (query: string, body: unknown, headers: Record<string, string> = {}) =>
  rest(`/fx_items${query}`, { method: 'POST', body, headers })

describe('insert refuses', () => {
  it.each([
    [
      'a column that does not exist',
      { nada: 1 },
      400,
      'PGRST204',
      "Could not find the 'nada' column of 'fx_items' in the schema cache",
    ],
    [
      'a broken check',
      { qty: -1 },
      400,
      '23514',
      'new row for relation "fx_items" violates check constraint "fx_items_qty_range"',
    ],
    [
      'a wrong type',
      { qty: 'muchos' },
      400,
      '22P02',
      'invalid input syntax for type integer: "muchos"',
    ],
    [
      'a character that PostgreSQL cannot store',
      { name: 'a\u0000b' },
      400,
      '22P05',
      'unsupported Unicode escape sequence',
    ],
    [
      'a number that is too large',
      { qty: 99_999_999_999 },
      400,
      '22003',
      'value "99999999999" is out of range for type integer',
    ],
    [
      'a generated column',
      { upper_name: 'X' },
      400,
      '428C9',
      'cannot insert a non-DEFAULT value into column "upper_name"',
    ],
  ])('an insert refuses %s', async (_, values, status, code, message) => {
    const answer = await post('', { batch: randomUUID(), ...values })
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ code, message })
  })

  it('an insert refuses a key that exists already', async () => {
    const row = { warehouse: randomUUID(), sku: 'a' }
    await db.from('fx_stock').insert(row)
    const { status, error } = await db.from('fx_stock').insert(row)
    expect(status).toBe(409)
    expect(error).toEqual({
      code: '23505',
      message: 'duplicate key value violates unique constraint "fx_stock_pkey"',
      details: `Key (warehouse, sku)=(${row.warehouse}, a) already exists.`,
      hint: null,
    })
  })

  it('an insert refuses a row that refers to a row that does not exist', async () => {
    const { status, error } = await db.from('fx_parts').insert({ item_id: -1, label: 'x' })
    expect(status).toBe(409)
    expect(error).toMatchObject({
      code: '23503',
      message:
        'insert or update on table "fx_parts" violates foreign key constraint "fx_parts_item_id_fkey"',
      details: 'Key (item_id)=(-1) is not present in table "fx_items".',
    })
  })

  it('an insert refuses a given id where the database always generates the id', async () => {
    const { status, error } = await db.from('fx_always').insert({ id: 5, name: 'x' })
    expect(status).toBe(400)
    expect(error?.code).toBe('428C9')
  })

  it.each([
    ['nothing', ''],
    ['half an object', '{"batch":'],
  ])('an insert refuses %s as a body', async (_, body) => {
    const answer = await post('', body, { 'content-type': 'application/json' })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'PGRST102', message: 'Empty or invalid json' })
  })

  it('an insert refuses rows whose keys differ, without a list of columns', async () => {
    const { status, body } = await post('', [{ batch: 'a' }, { batch: 'b', qty: 1 }])
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'PGRST102', message: 'All object keys must match' })
  })

  it('an insert refuses a body of an unknown kind', async () => {
    const { status, body } = await post('', '<a/>', { 'content-type': 'application/unknown' })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 'PGRST102',
      message: 'Content-Type not acceptable: application/unknown',
    })
  })

  it('an insert refuses a listed column that does not exist', async () => {
    const { status, body } = await post('?columns=batch,nada', { batch: 'x', nada: 1 })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'PGRST204' })
  })
})
