import { countOf, formatNumber } from '@predio/domain/numbers'
import { changeTexts } from '../../../capabilities/bulk/messages.ts'
import { words } from '../../../lib/words.ts'

const clients = (count: number) => countOf(count, 'cliente', 'clientes')

export const messages = {
  status: changeTexts('el estado', clients),
  task: 'Crear una tarea para cada uno…',
  plan: 'Iniciar un plan para cada uno…',
  message: 'Escribirles uno por uno…',
  merge: 'Fusionar…',

  addTagsTitle: (count: number) => `Agregar etiquetas a ${clients(count)}`,
  removeTagsTitle: (count: number) => `Quitar etiquetas a ${clients(count)}`,

  taskTitle: (count: number) => `Una tarea para cada uno de ${clients(count)}`,
  taskName: 'Tarea',
  taskPlaceholder: 'Por ejemplo: Llamar para saber si sigue buscando',
  taskDay: 'Fecha límite',
  taskDayHint: 'A las 9:00 de ese día',
  taskButton: (count: number) =>
    count === 1 ? 'Crear 1 tarea' : `Crear ${formatNumber(count)} tareas`,

  planTitle: (count: number) => `Plan de seguimiento para ${clients(count)}`,
  eachName: '(nombre)',
  planHint:
    'Cada paso aparece en tus tareas el día que le toca, con el nombre de cada cliente. Quien ya está en este plan se queda como está.',

  roundTitle: (place: number, total: number, name: string) =>
    `${formatNumber(place)} de ${formatNumber(total)}: ${name}`,
  roundLoading: 'Escribirles uno por uno',
  skip: 'Saltar',
  roundDone: 'Terminaste con todos',
  roundFailed: 'No se pudo leer a este cliente.',

  deleteTitle: (count: number) =>
    count === 1 ? '¿Eliminar a 1 cliente?' : `¿Eliminar a ${formatNumber(count)} clientes?`,
  deleteText:
    'Se eliminan con lo que buscan, sus vínculos y lo que les enviaste: los enlaces de sus selecciones y reportes dejan de abrirse. Sus oportunidades, tareas, interacciones y documentos quedan sin cliente. Tienes 10 segundos para deshacerlo.',
  deleteButton: words.delete,
} as const
