import type { LinkKind } from '@predio/domain/identity'
import { words } from '../../../lib/words.ts'

export const messages = {
  title: 'Identidad',
  intro:
    'Así te ven tus clientes en fichas, selecciones, reportes, documentos e imágenes. Tu nombre, teléfono y empresa son los de «Información personal».',
  loading: 'Cargando tu identidad',
  loadFailed: 'No se pudo cargar tu identidad',
  loadFailedHint: words.checkConnection,
  subject: 'Tu identidad',
  save: 'Guardar identidad',
  saved: 'Identidad guardada exitosamente',
  saveFailed: 'No se pudo guardar tu identidad. Revisa tu conexión e intenta de nuevo.',
  gone: words.profileGone,

  photo: 'Tu fotografía',
  photoHint: 'JPG, PNG, WebP o HEIC. Se recorta cuadrada y se guarda sin los datos de la cámara.',
  photoChoose: 'Elegir fotografía',
  photoChange: 'Cambiar fotografía',
  photoRemove: 'Quitar fotografía',
  photoSaving: 'Guardando tu fotografía',
  photoSaved: 'Fotografía guardada exitosamente',
  photoRemoved: 'Fotografía quitada',
  photoFailed: 'No se pudo guardar tu fotografía. Revisa tu conexión e intenta de nuevo.',
  photoAlt: 'Tu fotografía',

  logo: 'Tu logotipo',

  color: 'Tu color',
  colorHint: 'Escríbelo como #1f5a41 o elige uno.',
  colorPicker: 'Elegir otro color',
  colorChoices: 'Colores sugeridos',
  whiteOnColor: 'Sobre tu color el texto va en blanco y se lee bien.',
  darkOnColor: 'Sobre tu color el texto va en oscuro y se lee bien.',
  tooLight: (darker: string) =>
    `En papel blanco casi no se distingue: ahí tus títulos salen en ${darker}, el tono más cercano que sí se lee.`,
  takeDarker: (darker: string) => `Usar ${darker}`,

  license: 'Licencia o asociación',
  licenseHint: 'Por ejemplo, tu licencia estatal o tu número en AMPI.',
  links: 'Tus enlaces',

  preview: 'Así te ven tus clientes',
  noName: 'Tu nombre',
  previewLicense: (number: string) => `Licencia ${number}`,
} as const

export const LINK_HINTS: Record<LinkKind, string> = {
  website: 'www.ejemplo.mx',
  instagram: '@usuario',
  facebook: 'facebook.com/pagina',
  tiktok: '@usuario',
  linkedin: 'linkedin.com/in/usuario',
}

/** Each colour has a name for people who cannot tell it from the others by sight. */
export const SUGGESTED_COLORS: readonly { color: string; name: string }[] = [
  { color: '#1f5a41', name: 'Verde Predio' },
  { color: '#1d4f91', name: 'Azul talavera' },
  { color: '#a0401b', name: 'Terracota' },
  { color: '#7a1f3d', name: 'Vino' },
  { color: '#5b3a8c', name: 'Jacaranda' },
  { color: '#0d6b6b', name: 'Turquesa' },
  { color: '#8a6d1f', name: 'Ocre' },
  { color: '#26231d', name: 'Tinta' },
]
