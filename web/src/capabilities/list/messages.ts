export const messages = {
  actions: 'Acciones',
  menu: 'Más acciones',
  moreFilters: 'Más filtros',
  removeCondition: (condition: string) => `Quitar: ${condition}`,
} as const
