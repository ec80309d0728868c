import { words } from '../../lib/words.ts'

export const messages = {
  intro:
    'Un plan recuerda qué hacer con un cliente y cuándo: una tarea o un mensaje listo para WhatsApp, en los días que tú digas.',
  yours: 'Tus planes',
  noPlans: 'Todavía no tienes planes. Usa uno de los que están listos o crea el tuyo.',
  ready: 'Listos para usar',
  readyHint: 'Al usarlo se guarda una copia que puedes cambiar.',
  use: 'Usar',
  useFailed: 'No se pudo guardar la copia. Intenta de nuevo.',
  running: 'Clientes en un plan',
  noRuns: 'Nadie está en un plan. Inícialo desde la página de un cliente.',
  runsFailed: 'No se pudo cargar quién está en un plan',
  more: 'Más acciones',
  edit: words.edit,
  remove: words.delete,
  removeTitle: '¿Eliminar este plan?',
  removeText: (name: string) =>
    `Se eliminará «${name}». Los clientes que ya están en él siguen con los pasos con los que empezaron.`,
  removed: 'Plan eliminado',
  removeFailed: 'No se pudo eliminar el plan. Intenta de nuevo.',
  next: (day: string) => `Sigue el ${day}`,
} as const
