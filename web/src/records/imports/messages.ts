import { IMPORT_MESSAGES } from '@predio/domain/csv'
import { formatNumber } from '@predio/domain/numbers'
import { words } from '../../lib/words.ts'

/** What every import says. */
export const messages = {
  drop: 'Arrastra aquí tu archivo',
  choose: 'Elegir archivo',
  tooBig: 'El archivo pesa más de 50 MB. Divídelo en partes.',
  oldExcel:
    'Ese archivo es de un Excel antiguo (.xls) o tiene contraseña. Guárdalo como .xlsx o CSV y elígelo otra vez.',
  empty: IMPORT_MESSAGES.empty,
  tooLong: IMPORT_MESSAGES.tooLong,
  sheet: 'Hoja',
  sheetNotReadable: 'No pudimos leer esa hoja. Elige otra vez el archivo.',
  checking: 'Revisando el archivo',
  retry: words.tryAgain,

  columns: 'Columnas del archivo',
  columnsHint: 'Di qué dato tiene cada columna. Las que no digas no se importan.',
  column: (place: number) => `Columna ${place}`,
  example: (text: string) => `Por ejemplo: ${text}`,
  ignore: 'No importar',
  options: 'Opciones',
  preview: words.preview,
  ready: 'Listas',
  review: 'Por revisar',
  faulty: 'Con errores',
  duplicates: 'Repetidas',
  none: 'Ninguna fila.',
  showMore: (count: number) => `Mostrar ${formatNumber(count)} más`,
  line: (line: number) => `Fila ${formatNumber(line)}`,
  decision: (name: string) => `Qué hacer con ${name}`,
  decisionForAll: 'Con todas las repetidas',
  repair: 'Corregir',
  repairAgain: 'Cambiar',
  rowName: (name: string, line: number) => name || `la fila ${formatNumber(line)}`,
  repaired: 'Corregida: lista para importar',
  repairGood: 'Así está bien.',
  repairSave: words.save,
  repairCancel: words.cancel,
  otherFile: 'Elegir otro archivo',

  runningHint: 'No cierres esta ventana. Si se va la conexión, seguimos donde se quedó.',
  progress: (done: number, total: number) => `${formatNumber(done)} de ${formatNumber(total)}`,
  interrupted: 'Se perdió la conexión. Lo que ya se importó está guardado y nada se duplicará.',
  resume: words.continue,
  stop: 'Terminar aquí',
  finished: 'Importación terminada',
  refused: (count: number) => `${formatNumber(count)} con errores`,
  pending: (count: number) => `${formatNumber(count)} sin importar`,
  close: words.close,
  batchFailed: 'No se pudo guardar su grupo de filas; ninguna de ese grupo se importó',
} as const
