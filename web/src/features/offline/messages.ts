export const messages = {
  offline: 'Estás sin conexión.',
  offlineText:
    'Puedes consultar tus propiedades y contactos guardados en este dispositivo. Para guardar cambios hay que esperar a que vuelva.',
  writeLost:
    'No se guardó: estás sin conexión. Lo que escribiste sigue aquí; guárdalo cuando vuelva.',

  newVersion: 'Hay una versión nueva de Predio.',
  update: 'Actualizar',
  later: 'Ahora no',
  unsavedTitle: '¿Actualizar ahora?',
  unsavedText:
    'Hay algo que escribiste en esta página y quizá no has guardado. Al actualizar se recarga la página.',
  stay: 'Seguir aquí',
} as const
