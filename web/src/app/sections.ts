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
import { messages as crmMessages } from './crm/messages.ts'
import type { Section } from './frame/section.ts'
import { SECTION_LABELS } from './messages.ts'

export const SECTIONS: readonly Section[] = [
  {
    id: 'properties',
    label: SECTION_LABELS.properties,
    icon: House,
    keywords: 'inmuebles casas departamentos terrenos listado wordpress',
    isInPhoneBar: true,
    load: async () => ({
      Screen: (await import('./properties-section.tsx')).PropertiesSection,
    }),
  },
  {
    id: 'crm',
    label: SECTION_LABELS.crm,
    heading: crmMessages.title,
    icon: UsersRound,
    keywords: 'clientes oportunidades tareas interacciones seguimiento',
    isInPhoneBar: true,
    load: async () => ({ Screen: (await import('./crm/crm-section.tsx')).CrmSection }),
  },
  {
    id: 'scripts',
    label: SECTION_LABELS.scripts,
    icon: Megaphone,
    keywords: 'scripts guiones ventas mensajes',
    load: async () => ({
      Screen: (await import('../features/scripts/scripts-screen.tsx')).ScriptsScreen,
    }),
  },
  {
    id: 'directory',
    label: SECTION_LABELS.directory,
    icon: ContactRound,
    keywords: 'profesionales plomero electricista albañil notario',
    load: async () => ({
      Screen: (await import('../features/directory/directory-screen.tsx')).DirectoryScreen,
    }),
  },
  {
    id: 'documents',
    label: SECTION_LABELS.documents,
    icon: FileText,
    keywords: 'contratos plantillas recibos pagaré archivos',
    isInPhoneBar: true,
    load: async () => ({
      Screen: (await import('../features/documents/documents-screen.tsx')).DocumentsScreen,
    }),
  },
  {
    id: 'calculator',
    label: SECTION_LABELS.calculator,
    icon: Calculator,
    keywords: 'comisión iva honorarios venta renta',
    isInPhoneBar: true,
    load: async () => ({
      Screen: (await import('../features/calculator/calculator-screen.tsx')).CalculatorScreen,
    }),
  },
  {
    id: 'estimator',
    label: SECTION_LABELS.estimator,
    icon: TrendingUp,
    keywords: 'valor avalúo precio por metro mercado',
    load: async () => ({
      Screen: (await import('../features/estimator/estimator-screen.tsx')).EstimatorScreen,
    }),
  },
  {
    id: 'images',
    label: SECTION_LABELS.images,
    icon: Images,
    keywords: 'fotos logo marca de agua redes sociales instagram facebook',
    load: async () => ({
      Screen: (await import('../features/images/images-screen.tsx')).ImagesScreen,
    }),
  },
  {
    id: 'settings',
    label: SECTION_LABELS.settings,
    icon: Settings,
    keywords: 'wordpress api key openai llave clave ai ia ajustes sitio conexión',
    load: async () => ({
      Screen: (await import('../features/settings/settings-screen.tsx')).SettingsScreen,
    }),
  },
]
