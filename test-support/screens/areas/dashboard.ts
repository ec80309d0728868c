import { opening, type Screen, sectionPath } from '../screen.ts'

const SECTIONS = [
  ['properties', 'Propiedades', ['Propiedades', 'Ubicación']],
  ['crm', 'CRM'],
  ['scripts', 'Prospección', ['Scripts de venta', 'Contenido']],
  ['directory', 'Directorio', ['Profesionales de confianza', 'Calificación']],
  ['documents', 'Documentos'],
  ['calculator', 'Calculadora'],
  ['estimator', 'Estimador'],
  ['images', 'Imágenes'],
  ['settings', 'Configuración'],
] as const satisfies readonly [section: string, label: string, table?: Screen['table']][]

export const DASHBOARD: readonly Screen[] = [
  ...SECTIONS.map(([section, label, table]): Screen => ({
    name: `section-${section}`,
    path: sectionPath(section),
    who: 'demo',
    shows: label,
    table,
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
    steps: opening(/^Notificaciones/),
    extent: 'window',
  },
  {
    name: 'search-open',
    path: '/dashboard',
    who: 'demo',
    shows: 'Propiedades',
    steps: opening(/^Buscar/),
    extent: 'window',
  },
  {
    name: 'search-command',
    path: '/dashboard',
    who: 'demo',
    shows: 'Propiedades',
    steps: async (page) => {
      await opening(/^Buscar/)(page)
      await page.getByRole('combobox', { name: 'Buscar' }).fill('tarea llamar a Ana mañana 10')
      await page
        .getByRole('option', { name: /^Nueva tarea: Llamar a Ana/ })
        .first()
        .waitFor()
    },
    extent: 'window',
  },
  {
    name: 'keys-open',
    path: '/dashboard/profile',
    who: 'demo',
    shows: 'Atajos de teclado',
    steps: opening('Ver los atajos'),
    // The menu stays open on later screens, so this picture needs a page of its own.
    isAlone: true,
    extent: 'window',
  },
  { name: 'dashboard-not-found', path: '/dashboard/nada', who: 'demo', shows: /no encontrada/i },
]
