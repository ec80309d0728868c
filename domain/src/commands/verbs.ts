import { hasPhrase, type Token, wordAt } from './tokens.ts'

const VERBS = [
  'client',
  'task',
  'visit',
  'meeting',
  'note',
  'document',
  'call',
  'whatsapp',
  'open',
  'move',
  'commission',
] as const
export type Verb = (typeof VERBS)[number]

/** CMD-02: the words with which a command may begin, written without accents. */
const PHRASES: Readonly<Record<Verb, string>> = {
  client:
    'nuevo cliente|nueva clienta|cliente nuevo|clienta nueva|crear cliente|agregar cliente|anadir cliente|registrar cliente|alta de cliente|nuevo contacto|agregar contacto|nuevo prospecto|cliente|clienta',
  task: 'nueva tarea|crear tarea|agregar tarea|anotar tarea|tarea|nuevo pendiente|pendiente|nuevo recordatorio|recordatorio|recordarme|recordar|recuerdame',
  visit:
    'nueva visita|crear visita|agendar visita|agendar una visita|programar visita|programar una visita|visita|nueva cita|agendar cita|agendar una cita|cita|agendar',
  meeting:
    'nueva reunion|agendar reunion|agendar una reunion|programar reunion|programar una reunion|reunion|nueva junta|agendar junta|agendar una junta|junta',
  note: 'nueva nota|agregar nota|anadir nota|nota|anotar|apuntar',
  document: 'nuevo documento|subir documento|agregar documento|subir un documento|documento',
  call: 'llamar por telefono|llamar|llama|llamale|marcar|marcale|telefonear',
  whatsapp:
    'mandar whatsapp|mandar un whatsapp|enviar whatsapp|enviar un whatsapp|escribir por whatsapp|whatsapp|whats|wasap|guasap|wa|mandar mensaje|enviar mensaje|mensaje|escribir|escribirle|escribele',
  open: 'abrir|abre|ver|ir|mostrar',
  move: 'mover la oportunidad de|mover oportunidad de|mover|mueve|pasar|pasa|cambiar de etapa|cambiar etapa',
  commission:
    'calcular la comision|calcular comision|calcula la comision|calcula comision|calcular|comision',
}

const BY_LENGTH = VERBS.flatMap((verb) =>
  PHRASES[verb].split('|').map((phrase) => ({ verb, phrase, words: phrase.split(' ').length })),
).toSorted((one, other) => other.words - one.words)

export function readVerb(tokens: readonly Token[]): { verb: Verb; next: number } | null {
  const found = BY_LENGTH.find(({ phrase }) => hasPhrase(tokens, 0, phrase))
  return found ? { verb: found.verb, next: found.words } : null
}

export function beginsWithInfinitive(tokens: readonly Token[]): boolean {
  return /^\p{L}{2,}[aei]r(?:l[eoa]s?|me|nos)?$/u.test(wordAt(tokens, 0))
}
