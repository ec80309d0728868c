import { expect, it } from 'vitest'
import { arrivalMessage } from './messages.ts'

it.each([
  [[], ''],
  [['Visita mañana'], 'Notificación nueva: Visita mañana'],
  [['Visita mañana', 'Tarea vencida'], '2 notificaciones nuevas'],
])('NOT-05 the arrival of %j is announced as %j', (titles, text) => {
  expect(arrivalMessage(titles)).toBe(text)
})
