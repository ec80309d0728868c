import { words } from '../../lib/words.ts'

export const messages = {
  offline: 'Estás sin conexión.',
  offlineText:
    'Puedes consultar lo que este dispositivo guardó. Notas, tareas y clientes nuevos se envían cuando vuelva.',
  writeLost:
    'No se guardó: estás sin conexión. Lo que escribiste sigue aquí; guárdalo cuando vuelva.',

  newVersion: 'Hay una versión nueva',
  update: words.refresh,
  later: 'Ahora no',
  unsavedTitle: '¿Actualizar ahora?',
  unsavedText:
    'Hay algo que escribiste en esta página y quizá no has guardado. Al actualizar se recarga la página.',
  stay: 'Seguir aquí',
} as const
