import {
  Calculator,
  ContactRound,
  FileText,
  House,
  Images,
  Megaphone,
  Settings,
  TrendingUp,
  UsersRound,
} from 'lucide-react'
import { upcoming, type Section } from '../features/dashboard/index.ts'

/** In the order of the sidebar; the first is where the dashboard opens. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'properties',
    label: 'Propiedades',
    icon: House,
    keywords: 'inmuebles casas departamentos terrenos listado wordpress',
    isAtHand: true,
    load: async () => ({
      Screen: (await import('../features/properties/properties-screen.tsx')).PropertiesScreen,
    }),
  },
  {
    id: 'crm',
    label: 'CRM',
    icon: UsersRound,
    keywords: 'clientes oportunidades tareas interacciones seguimiento reportes',
    isAtHand: true,
    load: async () => ({ Screen: (await import('./crm-section.tsx')).CrmSection }),
  },
  {
    id: 'scripts',
    label: 'Prospección',
    icon: Megaphone,
    keywords: 'scripts guiones ventas mensajes',
    load: async () => ({
      Screen: (await import('../features/scripts/scripts-screen.tsx')).ScriptsScreen,
    }),
  },
  {
    id: 'directory',
    label: 'Directorio',
    icon: ContactRound,
    keywords: 'profesionales plomero electricista albañil notario',
    load: upcoming({
      icon: ContactRound,
      promise: 'Tus profesionales de confianza en un solo lugar',
      points: [
        'Plomeros, electricistas, notarios y más',
        'Búsqueda por oficio y especialidad',
        'Sus datos de contacto siempre a la mano',
      ],
    }),
  },
  {
    id: 'documents',
    label: 'Documentos',
    icon: FileText,
    keywords: 'contratos plantillas recibos pagaré archivos',
    isAtHand: true,
    load: upcoming({
      icon: FileText,
      promise: 'Contratos y recibos sin empezar de cero',
      points: [
        'Sube y ordena tus archivos',
        'Plantillas con espacios para llenar',
        'Documentos redactados con ayuda de la IA',
        'Compartir con tu cliente por WhatsApp',
      ],
    }),
  },
  {
    id: 'calculator',
    label: 'Calculadora',
    icon: Calculator,
    keywords: 'comisión iva honorarios venta renta',
    isAtHand: true,
    load: upcoming({
      icon: Calculator,
      promise: 'Tu comisión, clara antes de firmar',
      points: ['Comisiones de venta y de renta', 'Con IVA o sin IVA', 'Porcentajes a tu medida'],
    }),
  },
  {
    id: 'estimator',
    label: 'Estimador',
    icon: TrendingUp,
    keywords: 'valor avalúo precio por metro mercado',
    load: upcoming({
      icon: TrendingUp,
      promise: 'Una idea del valor de mercado en minutos',
      points: [
        'Estimación según zona, superficie y estado',
        'Información del mercado de la zona',
        'Un rango de precio para platicar con tu cliente',
      ],
    }),
  },
  {
    id: 'images',
    label: 'Imágenes',
    icon: Images,
    keywords: 'fotos logo marca de agua redes sociales instagram facebook',
    load: upcoming({
      icon: Images,
      promise: 'Fotos listas para tus redes, con tu logo',
      points: [
        'Hasta 15 fotos a la vez',
        'El tamaño justo para cada red social',
        'Tu logo donde tú quieras',
        'Descarga de todas juntas',
      ],
    }),
  },
  {
    id: 'settings',
    label: 'Configuración',
    icon: Settings,
    keywords: 'wordpress api key openai llave ajustes sitio conexión',
    load: async () => ({
      Screen: (await import('../features/settings/settings-screen.tsx')).SettingsScreen,
    }),
  },
]
