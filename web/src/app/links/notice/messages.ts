export const messages = {
  pageTitle: 'Aviso de privacidad',
  description: 'Qué datos personales se usan, para qué, y cómo ejercer tus derechos.',
  loading: 'Abriendo el aviso de privacidad…',
  version: (version: number, day: string) => `Versión ${version}, publicada el ${day}`,
  firstMessage: 'Hola, tengo una pregunta sobre tu aviso de privacidad.',
} as const
