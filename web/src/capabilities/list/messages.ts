export const messages = {
  menu: 'Más acciones',
  moreFilters: 'Más filtros',
  removeCondition: (condition: string) => `Quitar: ${condition}`,
} as const
