/** Texts of push notifications. Each kind that is sent as a push notification needs a text here (private.kinds_told_at_once). */
export const messages = {
  prospect: { one: 'Prospecto nuevo', many: (count: string) => `${count} prospectos nuevos` },
  other: { one: 'Aviso nuevo', many: (count: string) => `${count} avisos nuevos` },
  text: 'Toca para abrirlo en Predio.',
  textOfMany: 'Toca para abrirlos en Predio.',
} as const
