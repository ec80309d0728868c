export const messages = {
  loadMore: 'Cargar más',
  /** Where nothing loads by itself. */
  showMore: 'Ver más',
  loading: 'Cargando',
  failed: 'No se pudieron cargar más. Revisa tu conexión.',
  retry: 'Intentar de nuevo',
} as const
