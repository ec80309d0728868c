import { countOf, formatNumber } from '@predio/domain/numbers'
import { IMPORT_MESSAGES } from '@predio/domain/csv'
import { words } from '../../../lib/words.ts'

export const messages = {
  title: 'Importar clientes',
  drop: 'Arrastra aquí tu archivo',
  choose: 'Elegir archivo',
  accepted: 'CSV de Excel o Google, o contactos de tu teléfono (.vcf). Hasta 20,000 filas.',
  notReadable: 'No pudimos leer ese archivo. Guárdalo como CSV o exporta tus contactos como .vcf.',
  tooBig: 'El archivo pesa más de 50 MB. Divídelo en partes.',
  empty: IMPORT_MESSAGES.empty,
  tooLong: IMPORT_MESSAGES.tooLong,
  nameMissing: IMPORT_MESSAGES.nameMissing,
  help: '¿Cómo preparo mi archivo?',
  checking: 'Revisando el archivo',
  checkFailed: 'No se pudieron comparar las filas con tus clientes. Intenta de nuevo.',
  retry: words.tryAgain,

  columns: 'Columnas del archivo',
  columnsHint: 'Di qué dato tiene cada columna. Las que no digas no se importan.',
  column: (place: number) => `Columna ${place}`,
  example: (text: string) => `Por ejemplo: ${text}`,
  ignore: 'No importar',
  options: 'Opciones',
  defaultType: 'Tipo de los clientes',
  defaultTypeHint: 'Para las filas que no lo dicen',
  phoneIsWhatsapp: 'Su teléfono también es su WhatsApp',
  preview: words.preview,
  ready: 'Listas',
  review: 'Por revisar',
  faulty: 'Con errores',
  duplicates: 'Repetidas',
  none: 'Ninguna fila.',
  groupHints: {
    ready: '',
    review:
      'Se importan y quedan marcadas «Por revisar»; lo que no cabe en su campo va a las notas. Si quieres, corrígelas ahora.',
    duplicates: 'Decide qué hacer con cada una, o con todas a la vez.',
    faulty: 'No se pueden importar así. Corrígelas aquí para incluirlas.',
  },
  showMore: (count: number) => `Mostrar ${formatNumber(count)} más`,
  line: (line: number) => `Fila ${formatNumber(line)}`,
  ofClient: (name: string, reasons: string) => `Ya tienes a ${name} (${reasons.toLowerCase()})`,
  ofRow: (line: number, reasons: string) => `Igual que la fila ${line} (${reasons.toLowerCase()})`,
  namesakeOfClient: (name: string) =>
    `Se llama igual que ${name}, que ya tienes; no comparten teléfono ni email`,
  namesakeOfRow: (line: number) =>
    `Se llama igual que la fila ${line}; no comparten teléfono ni email`,
  wasImported: 'Ya la importaste de este archivo',
  emailTaken: 'Su email ya es de otro cliente: quedará en sus notas',
  decision: (name: string) => `Qué hacer con ${name}`,
  decisions: {
    import: 'Importar como otra persona',
    skip: 'Omitir',
    update: 'Actualizar al que ya tienes',
  },
  decisionForAll: 'Con todas las repetidas',
  decisionsForAll: {
    suggested: 'Lo que sugerimos en cada fila',
    import: 'Importar todas',
    skip: 'Omitir todas',
    update: 'Actualizar a los que ya tienes',
  },
  repair: 'Corregir',
  repairAgain: 'Cambiar',
  rowName: (name: string, line: number) => name || `la fila ${formatNumber(line)}`,
  repaired: 'Corregida: lista para importar',
  repairGood: 'Así está bien.',
  repairSave: words.save,
  repairCancel: words.cancel,
  start: (added: number, updated: number) => {
    if (added === 0 && updated > 0) return `Actualizar ${clients(updated)}`
    const first = `Importar ${clients(added)}`
    return updated === 0 ? first : `${first} y actualizar ${formatNumber(updated)}`
  },
  otherFile: 'Elegir otro archivo',

  running: 'Importando clientes',
  runningHint: 'No cierres esta ventana. Si se va la conexión, seguimos donde se quedó.',
  progress: (done: number, total: number) => `${formatNumber(done)} de ${formatNumber(total)}`,
  interrupted: 'Se perdió la conexión. Lo que ya se importó está guardado y nada se duplicará.',
  resume: words.continue,
  stop: 'Terminar aquí',

  finished: 'Importación terminada',
  added: (count: number) => countOf(count, 'cliente importado', 'clientes importados'),
  toReview: (count: number) => `${formatNumber(count)} de ellos por revisar`,
  updated: (count: number) =>
    countOf(count, 'cliente que ya tenías, actualizado', 'clientes que ya tenías, actualizados'),
  known: (count: number) => `${formatNumber(count)} que ya habías importado de este archivo`,
  skipped: (count: number) =>
    countOf(count, 'repetida que no se importó', 'repetidas que no se importaron'),
  refused: (count: number) => `${formatNumber(count)} con errores`,
  pending: (count: number) => `${formatNumber(count)} sin importar`,
  report: 'Descargar informe',
  seeToReview: 'Ver los que están por revisar',
  close: words.close,

  duplicateEmail: 'Ya existe un cliente con ese email',
  batchFailed: 'No se pudo guardar su grupo de filas; ninguna de ese grupo se importó',
  updateFailed: 'El cliente cambió o se eliminó mientras tanto',
  outcomes: {
    added: 'Importado',
    review: 'Importado, por revisar',
    known: 'Ya estaba importado',
    updated: 'Actualizado',
    skipped: 'Omitido por repetido',
    faulty: 'Con errores',
    failed: 'No importado',
    pending: 'Sin importar',
  },
  reportColumns: [
    'Fila',
    words.name,
    'Apellidos',
    words.email,
    words.phone,
    'Resultado',
    'Detalle',
  ],
} as const

function clients(count: number): string {
  return countOf(count, 'cliente', 'clientes')
}
