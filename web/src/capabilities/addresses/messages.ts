import type { RecordKind } from '../../lib/navigation.ts'
import { words } from '../../lib/words.ts'

export const messages = {
  copyLink: words.copyInternalLink,
  copied: 'Enlace interno copiado: solo se abre con tu cuenta',
  notCopied: 'Copia este enlace',
  notCopiedText:
    'Tu navegador no permitió copiarlo. Selecciónalo y cópialo tú; solo se abre con tu cuenta de Predio.',
  link: 'Enlace',
  notLoaded: 'No se pudo abrir',
  notLoadedTitle: 'No pudimos traer lo que pediste',
  done: 'Listo',
} as const

interface NotFoundTexts {
  title: string
  text: string
  toList: string
}

const FEMININE =
  'Puede que la hayas eliminado, que la dirección esté incompleta o que sea de otra cuenta.'
const MASCULINE =
  'Puede que lo hayas eliminado, que la dirección esté incompleta o que sea de otra cuenta.'

export const NOT_FOUND: Record<RecordKind, NotFoundTexts> = {
  clientes: {
    title: 'Cliente no encontrado',
    text: 'Puede que lo hayas eliminado o fusionado con otro, que la dirección esté incompleta o que sea de otra cuenta.',
    toList: 'Ver mis clientes',
  },
  oportunidades: {
    title: 'Oportunidad no encontrada',
    text: FEMININE,
    toList: 'Ver mis oportunidades',
  },
  tareas: { title: 'Tarea no encontrada', text: FEMININE, toList: 'Ver mis tareas' },
  interacciones: {
    title: 'Interacción no encontrada',
    text: FEMININE,
    toList: 'Ver mis interacciones',
  },
  prospectos: {
    title: 'Prospecto no encontrado',
    text: 'Puede que lo hayas eliminado, que se borrara 90 días después de descartarlo, que la dirección esté incompleta o que sea de otra cuenta.',
    toList: 'Ver mi buzón',
  },
  propiedades: {
    title: 'Propiedad no encontrada',
    text: 'Puede que ya no esté en tu sitio, que la dirección esté incompleta o que sea de otra cuenta.',
    toList: 'Ver mis propiedades',
  },
  selecciones: {
    title: 'Selección no encontrada',
    text: 'Puede que la hayas eliminado, sola o con su cliente, que la dirección esté incompleta o que sea de otra cuenta.',
    toList: 'Ver mis selecciones',
  },
  documentos: { title: 'Documento no encontrado', text: MASCULINE, toList: 'Ver mis documentos' },
  scripts: { title: 'Script no encontrado', text: MASCULINE, toList: 'Ver mis scripts' },
  profesionales: {
    title: 'Profesional no encontrado',
    text: MASCULINE,
    toList: 'Ver mi directorio',
  },
  valuaciones: { title: 'Valuación no encontrada', text: FEMININE, toList: 'Ver mis valuaciones' },
}
