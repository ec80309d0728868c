/**
 * Words that several screens say, each in one place; what only one screen says stands in its messages.ts. No text of one
 * subject belongs here.
 */
export const words = {
  add: 'Agregar',
  cancel: 'Cancelar',
  clearFilters: 'Quitar filtros',
  close: 'Cerrar',
  continue: 'Continuar',
  copied: 'Copiado al portapapeles',
  copyFailed: 'Error al copiar al portapapeles',
  copyLink: 'Copiar enlace',
  copyInternalLink: 'Copiar enlace interno',
  delete: 'Eliminar',
  download: 'Descargar',
  edit: 'Editar',
  /** Marks a record of the example data. */
  example: 'Ejemplo',
  hide: 'Ocultar',
  home: 'Predio, ir al inicio',
  loading: 'Cargando',
  loosenSearch: 'Prueba con otras palabras o quita los filtros.',
  preview: 'Vista previa',
  print: 'Imprimir',
  refresh: 'Actualizar',
  save: 'Guardar',
  saveChanges: 'Guardar cambios',
  saving: 'Guardando…',
  savingDots: 'Guardando...',
  /** Read aloud while a button waits. */
  savingLabel: 'Guardando',
  show: 'Mostrar',
  showMore: 'Ver más',
  understood: 'Entendido',
  /** Marks what this device could not send yet. */
  unsent: 'Por enviar',
  undo: 'Deshacer',

  checkConnection: 'Revisa tu conexión e intenta de nuevo.',
  /** The save waits in the outbox. */
  queuedUnsent: 'Sin conexión: quedó por enviar en este dispositivo.',
  changedElsewhere: 'Cambió en otro dispositivo después de que lo escribiste aquí.',
  linkedRecordGone: 'El cliente o la propiedad que tenía ya no existe.',
  noRoomUnsent: 'No se guardó: en este dispositivo ya no hay lugar para más cambios por enviar.',
  noStorageUnsent:
    'No se guardó: no hay conexión y este navegador no permite guardar en el dispositivo. Revisa si es una ventana privada.',
  crmLoadFailed: 'Error al cargar los datos del CRM',
  retry: 'Reintentar',
  tryAgain: 'Intentar de nuevo',

  all: 'Todos',
  allFeminine: 'Todas',
  category: 'Categoría',
  client: 'Cliente',
  date: 'Fecha',
  description: 'Descripción',
  email: 'Email',
  name: 'Nombre',
  notes: 'Notas',
  phone: 'Teléfono',
  profileGone: 'Tu perfil ya no existe. Vuelve a iniciar sesión.',
  property: 'Propiedad',
  state: 'Estado',
  title: 'Título',
  type: 'Tipo',
} as const
