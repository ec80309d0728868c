import { HELP } from '../../lib/help.ts'

export const messages = {
  home: 'Predio, inicio',
  skip: 'Saltar al contenido',
  sections: 'Secciones de la página',
  login: 'Iniciar Sesión',
  toApp: 'Ir a mi cuenta',
  register: 'Prueba Gratuita',
  theme: 'Tema',
  light: 'Tema claro',
  dark: 'Tema oscuro',
  system: 'Tema del sistema',
  tagline: 'La plataforma de los agentes inmobiliarios de México.',
  contact: 'Contacto',
  legal: 'Ayuda y legal',
  help: 'Ayuda',
  terms: 'Términos y condiciones',
  privacy: 'Aviso de privacidad',
  appearance: 'Apariencia',
  rights: 'Predio. Hecho para México.',
} as const

export const SECTIONS = [
  { href: '/#funciones', label: 'Funciones' },
  { href: '/#como-funciona', label: 'Cómo funciona' },
  { href: '/#precios', label: 'Precios' },
  { href: '/#preguntas', label: 'Preguntas' },
  { href: HELP, label: 'Ayuda' },
] as const
