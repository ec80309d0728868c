import { opening, press, type Screen } from '../screen.ts'

const SECTIONS = [
  ['properties', 'Propiedades'],
  ['crm', 'CRM'],
  ['scripts', 'Prospección'],
  ['directory', 'Directorio'],
  ['documents', 'Documentos'],
  ['calculator', 'Calculadora'],
  ['estimator', 'Estimador'],
  ['images', 'Imágenes'],
  ['settings', 'Configuración'],
] as const

export const DASHBOARD: readonly Screen[] = [
  ...SECTIONS.map(([section, label]): Screen => ({
    name: `section-${section}`,
    path: '/dashboard',
    who: 'demo',
    section,
    shows: label,
  })),
  {
    name: 'record-not-found',
    path: '/dashboard/tareas/57a60000-0000-4000-8000-000000000001',
    who: 'demo',
    shows: 'Tarea no encontrada',
  },
  {
    name: 'menu-open',
    path: '/dashboard',
    who: 'demo',
    shows: 'Propiedades',
    steps: opening('Menú'),
    extent: 'window',
    only: 'phone',
  },
  {
    name: 'bell-open',
    path: '/dashboard',
    who: 'demo',
    shows: 'Propiedades',
    steps: press(/^Notificaciones/),
    extent: 'window',
  },
  {
    name: 'search-open',
    path: '/dashboard',
    who: 'demo',
    shows: 'Propiedades',
    steps: press(/^Buscar/),
    extent: 'window',
  },
  { name: 'dashboard-not-found', path: '/dashboard/nada', who: 'demo', shows: /no encontrada/i },
]
