import { words } from '../../../lib/words.ts'

export const messages = {
  title: 'Pegar o soltar',
  text: 'Mensaje o correo',
  textHelp: 'Pega el correo de un portal o los mensajes de un chat. También puedes escribir tú.',
  drop: 'Suelta un correo (.eml), un contacto (.vcf) o la foto de una tarjeta',
  choose: 'Elegir archivo',
  cardHelp: 'La foto de una tarjeta se lee con tu propia API key de AI.',
  read: words.continue,
  reading: 'Leyendo…',
  correct: 'Revisa lo que se reconoció',
  oneOf: (at: number, all: number) => `Contacto ${at} de ${all}`,
  failed: 'No se pudo leer. Pega el texto o escribe los datos.',
  unknownFile: 'Este archivo no es un correo (.eml), un contacto (.vcf), un texto ni una foto.',
  tooLarge: 'El archivo es demasiado grande: se leen textos y contactos de hasta 5 MB.',
  mail: {
    'too-large': 'El correo pesa más de 25 MB. Copia y pega su texto.',
    'too-many-parts': 'El correo tiene demasiadas partes. Copia y pega su texto.',
    unreadable: 'No se encontró nada en este correo. Copia y pega su texto.',
  },
  keys: {
    none: 'Para leer una foto guarda tu API key de AI en Configuración. También puedes escribir los datos.',
    unreadable: 'Tu API key de AI ya no se puede leer. Escríbela otra vez en Configuración.',
  },
  configure: 'Configurar',
  ai: {
    cut: 'La respuesta del proveedor de AI llegó incompleta. Intenta de nuevo.',
    nonsense: 'No se reconoció ninguna tarjeta en la foto. Escribe los datos.',
    length: 'La foto es demasiado grande para el proveedor de AI.',
  },
  sources: {
    text: 'Texto pegado',
    mail: 'Correo',
    contact: 'Contacto',
    card: 'Tarjeta de presentación',
  },
  sharedLost: 'No se pudo guardar lo que compartiste. Pégalo aquí.',
} as const
