import {
  Calculator,
  ChartColumn,
  FileText,
  House,
  MessagesSquare,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { ShownPicture } from './product-picture.tsx'

export interface Capability {
  title: string
  text: string
  icon: LucideIcon
  shape: 'wide' | 'tall' | 'row' | 'small'
  picture?: ShownPicture & { alt: string }
}

/** PUB-01: the page shows the capabilities in this order. */
export const CAPABILITIES: readonly Capability[] = [
  {
    title: 'Propiedades conectadas a tu sitio',
    text: 'Las ves todas con su foto y su precio, y las encuentras con filtros por tipo, operación, precio y recámaras. Etiquétalas y vincula a sus dueños e interesados.',
    icon: House,
    shape: 'wide',
    picture: {
      name: 'propiedades',
      sizes: '(width < 64rem) calc(100vw - 3.5rem), 43rem',
      alt: 'La pantalla Propiedades con sus filtros y las tarjetas de los inmuebles',
    },
  },
  {
    title: 'Un asistente que no duerme',
    text: 'El chat con AI responde preguntas sobre tus propiedades y agenda visitas a cualquier hora, los siete días.',
    icon: MessagesSquare,
    shape: 'tall',
    picture: {
      name: 'asistente',
      sizes: '(width < 64rem) calc(100vw - 7rem), 24rem',
      alt: 'El chat del asistente sobre las propiedades, en un celular',
    },
  },
  {
    title: 'CRM inmobiliario',
    text: 'Clientes con sus preferencias, el seguimiento de cada llamada, visita y mensaje, y un embudo que te dice qué oportunidad mover hoy.',
    icon: UsersRound,
    shape: 'row',
    picture: {
      name: 'crm',
      sizes: '(width < 64rem) calc(100vw - 3.5rem), 46rem',
      alt: 'El tablero de oportunidades de un agente, por etapa',
    },
  },
  {
    title: 'Documentos',
    text: 'Contratos, recibos y documentos legales: súbelos o genéralos con plantillas y compártelos con un enlace que caduca.',
    icon: FileText,
    shape: 'small',
  },
  {
    title: 'Calculadora de comisiones',
    text: 'Para venta y para renta, con distintos porcentajes, IVA y retenciones. Sabes cuánto te queda antes de firmar.',
    icon: Calculator,
    shape: 'small',
  },
  {
    title: 'Reportes y estadísticas',
    text: 'Tu embudo, tus cierres y tu actividad en números que se entienden, para decidir en qué invertir tu tiempo.',
    icon: ChartColumn,
    shape: 'small',
  },
]
