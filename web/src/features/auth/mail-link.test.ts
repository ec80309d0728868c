import { describe, expect, it } from 'vitest'
import { expectedEmail, otherMailbox, owesNewPassword, readMailLink } from './mail-link.ts'

const link = (fields: Record<string, string>) => readMailLink(`?${new URLSearchParams(fields)}`)
const whole = { token_hash: 'abc', email: 'Ana@Agente.mx' }
const change = { ...whole, type: 'email_change', new_email: 'nueva@agente.mx' }

describe('ACC-35 the link of a mail', () => {
  it.each([
    ['recovery', true],
    ['invite', true],
    ['signup', false],
    ['magiclink', false],
  ])('a link of type %s requires a new password: %s', (type, owes) => {
    const read = link({ ...whole, type })
    expect(read).toEqual({ type, tokenHash: 'abc', email: 'ana@agente.mx' })
    expect(read && owesNewPassword(read)).toBe(owes)
  })

  it('the link of an e-mail change names the new address and the mailbox that still has to confirm', () => {
    const [fromOld, fromNew] = ['ana@agente.mx', 'nueva@agente.mx'].map((to) =>
      link({ ...change, to }),
    )
    expect(fromOld && expectedEmail(fromOld)).toBe('nueva@agente.mx')
    expect(fromOld && otherMailbox(fromOld)).toBe('nueva@agente.mx')
    expect(fromNew && otherMailbox(fromNew)).toBe('ana@agente.mx')
  })

  it.each([
    {},
    { type: 'recovery', email: 'ana@agente.mx' },
    { type: 'recovery', token_hash: 'abc' },
    { ...whole, type: 'sms' },
    { ...whole, type: 'constructor' },
    { ...whole, type: 'recovery', email: 'nadie' },
    change,
    { ...whole, type: 'email_change', to: 'ana@agente.mx' },
  ])('a link with the fields %j is incomplete', (fields) => {
    expect(link(fields)).toBeUndefined()
  })
})
