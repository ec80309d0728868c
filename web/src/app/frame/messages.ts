import { words } from '../../lib/words.ts'

export const messages = {
  skip: 'Saltar al contenido',
  notFound: 'Página no encontrada',
  failureTitle: 'Algo salió mal',
  crashed:
    'Esta pantalla tuvo un problema. El resto de Predio sigue funcionando: intenta de nuevo o elige otra sección.',
  notLoaded:
    'No pudimos traer esta pantalla. Puede ser tu conexión, o que Predio se haya actualizado: recarga la página para tener la versión nueva.',
  reload: 'Recargar Página',
  retry: words.tryAgain,
} as const
