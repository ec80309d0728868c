import { expect, it } from 'vitest'
import { greetingName } from './greeting-name.ts'

it.each([
  ['Ana', 'Núñez', 'Ana'],
  ['María José', 'Pech Uc', 'María José'],
  ['Don Ramón', 'Pech', 'Don Ramón'],
  ['Don', 'Ramón', 'Don Ramón'],
  ['DOÑA', 'Rosa Pech', 'DOÑA Rosa'],
  ['Lic.', 'de la Garza López', 'Lic. de la Garza'],
  ['Sr. Lic.', 'Uc', 'Sr. Lic. Uc'],
  ['Don', null, 'Don'],
  ['Donaldo', 'Uc', 'Donaldo'],
])('WHATSAPP-11 a message greets %s %s as %s', (first_name, last_name, greeted) => {
  expect(greetingName({ first_name, last_name })).toBe(greeted)
})
