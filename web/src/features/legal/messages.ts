export const messages = {
  updated: 'Última actualización: 15 de noviembre de 2026',
  print: 'Imprimir',
  operator: 'Responsable',
  defaultOperator: 'Predio',
  address: 'Domicilio',
  defaultAddress: 'Lo recibes al pedirlo por correo',
  email: 'Correo',
  phone: 'Teléfono',
  terms: {
    title: 'Términos y condiciones',
    lead: 'Estas son las reglas para usar Predio. Las escribimos para que se entiendan; si algo no queda claro, pregúntanos antes de aceptarlas.',
  },
  privacy: {
    title: 'Aviso de privacidad integral',
    lead: 'Aquí te decimos qué datos personales tratamos, para qué, con quién se comparten y cómo decides sobre ellos, conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares publicada el 20 de marzo de 2025.',
  },
} as const
