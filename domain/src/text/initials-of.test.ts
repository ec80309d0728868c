import { expect, it } from 'vitest'
import { initialsOf } from './initials-of.ts'

it.each([
  ['Ana Núñez', 'AN'],
  ['Valeria Pech Uc', 'VP'],
  ['María José Canto Díaz', 'MC'],
  ['Don Ramón Pech Canul', 'RP'],
  ['María José de la Garza López', 'MG'],
  ['  ángela  robles ', 'ÁR'],
  ['(Casa) & Co', 'CC'],
  ['Predio', 'P'],
  ['Don', 'D'],
  ['', ''],
])('initialsOf takes the first given name and the first surname of %j: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
