import { countOf } from '@predio/domain/numbers'
import { words } from '../../lib/words.ts'

export const messages = {
  heading: 'Planes de seguimiento',
  ofClient: 'Plan de seguimiento',
  none: 'No está en ningún plan.',
  start: 'Iniciar un plan',
  startTitle: (name: string) => `Plan de seguimiento para ${name}`,
  choose: 'Plan',
  yours: 'Tus planes',
  ready: 'Listos para usar',
  preview: 'Qué va a pasar',
  previewHint:
    'Cada paso aparece en tus tareas el día que le toca. Lo que cae en sábado o domingo pasa al lunes, menos lo del primer día. Si el cliente responde, el plan se pone en pausa.',
  begin: 'Iniciar plan',
  started: 'Plan iniciado',
  startFailed: 'No se pudo iniciar el plan. Intenta de nuevo.',
  alreadyIn: 'Ya está en este plan.',
  stepOf: (at: number, all: number) => `Paso ${at} de ${all}`,
  pause: 'Pausar',
  resume: 'Reanudar',
  end: 'Terminar',
  endTitle: '¿Terminar este plan?',
  endText: (plan: string) =>
    `«${plan}» ya no hará nada más para este cliente. Las tareas que ya creó se quedan.`,
  paused: 'Plan en pausa',
  resumed: 'Plan reanudado: lo que falta se recorrió los días de la pausa',
  ended: 'Plan terminado',
  changeFailed: 'No se pudo cambiar el plan. Intenta de nuevo.',
  changedMeanwhile: 'El plan cambió mientras tanto. Revísalo e intenta de nuevo.',
  manage: 'Ver todos los planes',
  loadFailed: 'No se pudieron cargar los planes',
  stagesFailed: 'No se pudieron cargar las etapas',

  newPlan: 'Nuevo plan',
  editPlan: 'Editar plan',
  subject: 'Este plan',
  created: 'Plan creado',
  updated: 'Plan actualizado',
  saveFailed: 'No se pudo guardar el plan. Intenta de nuevo.',
  notVerified: {
    create: 'No se pudo crear el plan',
    update: 'No se pudo verificar la actualización',
  },
  gone: 'Este plan ya no existe: se eliminó en otra ventana.',
  create: 'Crear plan',
  name: words.name,
  startsWhen: 'Es para',
  clientType: 'Tipo de cliente',
  anyType: 'Cualquiera',
  stage: 'Etapa',
  automatic: 'Iniciar solo',
  automaticHelp:
    'Se inicia cuando eso sucede, sin preguntarte. Una importación de clientes no inicia planes, y los ejemplos tampoco.',
  runningKeepSteps:
    'Lo que cambies vale para quienes entren desde ahora; los clientes que ya están en el plan siguen con los pasos de antes.',
  steps: 'Pasos',
  stepsHint: 'En un mensaje, {{nombre}} se llena con el nombre del cliente.',
  stepLabel: (at: number) => `Paso ${at}`,
  day: 'Días después',
  kind: words.type,
  text: 'Texto',
  addStep: 'Agregar paso',
  removeStep: 'Quitar paso',
  automaticBadge: 'Inicia solo',
  yes: 'Sí',
  no: 'No',
} as const

export function stepCount(count: number): string {
  return countOf(count, 'paso', 'pasos')
}

export function dayText(day: number): string {
  return day === 0 ? 'El primer día' : `Día ${day}`
}
