import { words } from '../../lib/words.ts'

export const messages = {
  change: (field: string, record: string, value: string) =>
    `Cambiar ${field} de ${record}: ${value || 'sin dato'}`,
  now: (value: string) => `Ahora: ${value}`,
  noDay: 'Quitar la fecha',
  changedMeanwhile: (label: string) =>
    `No se guardó: «${label}» cambió en otro dispositivo o ventana. Ya se ve lo que quedó guardado.`,
  undo: words.undo,
} as const
