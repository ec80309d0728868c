export const messages = {
  announcement: (email: string, password: string) =>
    `Cuenta de demostración: ${email} · ${password}`,
  documentOpened: {
    title: 'Abrieron un documento que compartiste',
    message:
      '«Carta oferta – Montes de Amé» se abrió por primera vez desde el enlace que enviaste.',
  },
  visitBooked: {
    title: 'Nueva visita agendada: Valeria Menéndez Puerto',
    message: 'Recorrido por Conkal y Dzityá. Confírmala por WhatsApp un día antes.',
  },
} as const
