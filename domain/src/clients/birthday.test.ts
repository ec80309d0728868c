import { expect, it } from 'vitest'
import { describeBirthday } from './birthday.ts'

it.each([
  ['1980-03-15', '2026-11-16', '15 de marzo (46 años)'],
  ['1980-03-15', '2026-03-14', '15 de marzo (45 años)'],
  ['1980-03-15', '2026-03-15', '15 de marzo (hoy cumple 46 años)'],
  ['2025-01-01', '2026-11-16', '1 de enero (1 año)'],
  ['2026-03-15', '2026-11-16', '15 de marzo de 2026'],
  ['2030-03-15', '2026-11-16', '15 de marzo de 2030'],
  // 2026 and 2100 have no 29 February; 2028 has one.
  ['1980-02-29', '2026-02-27', '29 de febrero (45 años)'],
  ['1980-02-29', '2026-02-28', '29 de febrero (hoy cumple 46 años)'],
  ['1980-02-29', '2028-02-28', '29 de febrero (47 años)'],
  ['1980-02-29', '2028-02-29', '29 de febrero (hoy cumple 48 años)'],
  ['2000-02-29', '2100-02-28', '29 de febrero (hoy cumple 100 años)'],
])('CLIENT-27 describes the birthday %s on %s as %s', (birthday, today, text) => {
  expect(describeBirthday(birthday, today)).toBe(text)
})
