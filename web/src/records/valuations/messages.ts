export const messages = {
  related: 'Valuaciones',
  untitled: 'Sin nombre',
} as const
