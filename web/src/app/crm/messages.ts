export const messages = {
  title: 'CRM Inmobiliario',
  tabs: {
    clients: 'Clientes',
    opportunities: 'Oportunidades',
    tasks: 'Tareas',
    interactions: 'Interacciones',
  },
  tabsLabel: 'Secciones del CRM',
} as const
