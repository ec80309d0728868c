export const messages = {
  reminder: 'Todavía no publicas tu aviso de privacidad.',
  reminderHint:
    'Tus clientes deben poder leerlo. Se hace en unos minutos y se enlaza solo en lo que compartes.',
  create: 'Crear mi aviso de privacidad',
} as const
