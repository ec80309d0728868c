import { describe, expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

describe('ACC-04 strength of a password: upper case, lower case, digit and one of @$!%*?&', () => {
  it.each([
    ['', [], 'weak'],
    ['aB1$', ['upper', 'lower', 'digit', 'special'], 'weak'],
    ['casita', ['length', 'lower'], 'weak'],
    ['casita9', ['length', 'lower', 'digit'], 'fair'],
    ['Casita9', ['length', 'upper', 'lower', 'digit'], 'good'],
    ['Casita-9', ['length', 'upper', 'lower', 'digit'], 'good'],
    ['Casita$9', ['length', 'upper', 'lower', 'digit', 'special'], 'strong'],
    ['ÑANDÚ ñandú 7?', ['length', 'upper', 'lower', 'digit', 'special'], 'strong'],
  ])('the password %j meets %j and is %s', (typed, met, grade) => {
    const strength = passwordStrength(typed)
    expect([...strength.met]).toEqual(met)
    expect(strength.grade).toBe(grade)
  })

  it.each('@$!%*?&'.split(''))('%s counts as a special character of a password', (character) => {
    expect(passwordStrength(`Casita9${character}`).grade).toBe('strong')
  })

  it('the strength of a password ignores spaces around it', () => {
    expect(passwordStrength('  aB1$ ').grade).toBe('weak')
  })
})
