import type { SectionId } from '../lib/navigation.ts'

export const messages = {
  failed: 'Algo salió mal',
  signOut: 'Salir',
  help: 'Ayuda',
  menu: 'Menú',
  more: 'Más',
  closeMenu: 'Cerrar menú',
  theme: 'Tema',
  sections: 'Secciones',
  account: 'Tu cuenta',
  failedText: 'Lo sentimos, ha ocurrido un error. Por favor, intenta recargar la página.',
  reload: 'Recargar Página',
  notFound: 'Página no encontrada',
  notFoundText: 'La dirección no existe o cambió de lugar. Revisa que esté bien escrita.',
  home: 'Volver al inicio',
  lightTheme: 'Tema claro',
  darkTheme: 'Tema oscuro',
  systemTheme: 'Tema del sistema',
  exportAll: 'Exportar todo',
  sheet: 'Ficha técnica',
  keys: 'Atajos de teclado',
  actions: 'Acciones',
  views: 'Vistas guardadas',
  view: 'vista',
  viewLists: {
    clients: 'Clientes',
    opportunities: 'Oportunidades',
    tasks: 'Tareas',
    interactions: 'Interacciones',
    documents: 'Documentos',
    listings: 'Propiedades',
  },
} as const

export const SECTION_LABELS: Readonly<Record<SectionId, string>> = {
  properties: 'Propiedades',
  crm: 'CRM',
  scripts: 'Prospección',
  directory: 'Directorio',
  documents: 'Documentos',
  calculator: 'Calculadora',
  estimator: 'Estimador',
  images: 'Imágenes',
  settings: 'Configuración',
}

export const PLACE_LABELS = {
  profile: 'Perfil',
  subscription: 'Plan',
  notifications: 'Notificaciones',
  reports: 'Reportes',
  today: 'Inicio',
  calls: 'Llamadas de hoy',
  prospects: 'Buzón de prospectos',
  plans: 'Planes de seguimiento',
  selections: 'Selecciones',
} as const
