import { describe, expect, it } from 'vitest'
import { compareNames, toComparedName } from './compare-names.ts'

function compare(a: readonly [string, string], b: readonly [string, string]) {
  const [ours, theirs] = [a, b].map(([first_name, last_name]) =>
    toComparedName({ first_name, last_name }),
  )
  return ours && theirs ? compareNames(ours, theirs) : null
}

describe('DUP-01 how two names are alike', () => {
  it.each([
    [['José', 'Núñez'], ['jose', 'NUNEZ'], 'sameName'],
    [['Juan Carlos', 'Pérez'], ['Juan', 'Carlos Pérez'], 'sameName'],
    [['Ana', 'de la Garza'], ['Ana', 'Garza'], 'sameName'],
    [['Lic. Ana', 'Pech'], ['Ana', 'Pech'], 'sameName'],
    [['Ana-Luisa', 'Pech'], ['Ana Luisa', 'Pech'], 'sameName'],
    [['Pérez', 'Juan'], ['Juan', 'Pérez'], 'swappedName'],
    [['María', 'González'], ['Maria', 'Gonzales'], 'similarName'],
    [['Juan', 'Pérez'], ['Jaun', 'Pérez'], 'similarName'],
    [['Ernandes', 'Guadalupe'], ['Guadalupe', 'Hernández'], 'similarName'],
    [['Juan', 'Pérez'], ['Juan Carlos', 'Pérez López'], 'partOfName'],
    [['Ana', 'Paz'], ['Ada', 'Paz'], 'similarName'],
    [['María', "O'Brien"], ['Maria', 'OBrien'], 'sameName'],
    [['María', 'De la O'], ['María José', "O'Brien-Ñandú"], null],
    [['Ana', 'Gil'], ['Eva', 'Gil'], null],
    [['María José', 'García'], ['María Luisa', 'García'], null],
    [['Juan', 'Pérez'], ['Pedro', 'Pérez'], null],
    [['', 'Pérez'], ['', 'Pérez'], null],
  ] as const)('compares the names %j and %j: %s', (a, b, likeness) => {
    expect(compare(a, b)).toBe(likeness)
    expect(compare(b, a)).toBe(likeness)
  })
})
