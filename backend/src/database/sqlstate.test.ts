import { describe, expect, it } from 'vitest'
import { asDatabaseFailure, httpStatusOf } from './sqlstate.ts'

const failure = (code: string, message = 'x') => ({ code, message, detail: null, hint: null })

describe('httpStatusOf', () => {
  it.each([
    ['08006', 503],
    ['0P000', 403],
    ['22P02', 400],
    ['22023', 400],
    ['23502', 400],
    ['23503', 409],
    ['23505', 409],
    ['23514', 400],
    ['25006', 405],
    ['25P02', 500],
    ['28000', 403],
    ['28P01', 503],
    ['40001', 500],
    ['42703', 400],
    ['42883', 404],
    ['42P01', 404],
    ['42P17', 500],
    ['53300', 503],
    ['53400', 500],
    ['54000', 400],
    ['54001', 400],
    ['54023', 400],
    ['57014', 500],
    ['57P01', 503],
    ['57P02', 503],
    ['57P03', 503],
    ['P0001', 400],
    ['P0002', 500],
    ['PT402', 402],
    ['PTxyz', 500],
    ['XX000', 500],
    ['99999', 400],
  ])('answers the SQLSTATE %s with status %i', (code, status) => {
    expect(httpStatusOf(failure(code), false)).toBe(status)
  })

  it('a missing permission asks a visitor to sign in, and refuses everyone else', () => {
    expect(httpStatusOf(failure('42501'), true)).toBe(401)
    expect(httpStatusOf(failure('42501'), false)).toBe(403)
  })

  it('OPS-64 a statement that ended because its caller left does not count as a failure of the server', () => {
    const left = failure('57014', 'canceling statement due to user request')
    const slow = failure('57014', 'canceling statement due to statement timeout')
    expect(httpStatusOf(left, false)).toBe(499)
    expect(httpStatusOf(slow, false)).toBe(500)
  })

  it('uses the message of a database error where the code alone is ambiguous', () => {
    expect(
      httpStatusOf(failure('54000', 'index row size 9 exceeds btree version 4 maximum'), false),
    ).toBe(400)
    expect(httpStatusOf(failure('22023', 'role "x" does not exist'), false)).toBe(401)
    expect(
      httpStatusOf(
        failure('21000', 'ON CONFLICT DO UPDATE command cannot affect row a second time'),
        false,
      ),
    ).toBe(400)
    expect(httpStatusOf(failure('21000', 'UPDATE requires a WHERE clause'), false)).toBe(400)
    expect(httpStatusOf(failure('21000', 'more than one row returned by a subquery'), false)).toBe(
      500,
    )
  })
})

describe('asDatabaseFailure', () => {
  it('asDatabaseFailure accepts only errors that PostgreSQL itself sent', () => {
    const answer = Object.assign(new Error('m'), {
      severity: 'ERROR',
      code: '22P02',
      detail: 'd',
      where: 'secret',
    })
    expect(asDatabaseFailure(answer)).toEqual({
      code: '22P02',
      message: 'm',
      detail: 'd',
      hint: null,
    })
    expect(
      asDatabaseFailure(Object.assign(new Error('m'), { code: 'ECONNREFUSED' })),
    ).toBeUndefined()
    expect(asDatabaseFailure('x')).toBeUndefined()
  })
})
