import { countOf } from '@predio/domain/numbers'
import { DOCUMENT_MESSAGES, GENERATOR_MESSAGES, TEMPLATE_MESSAGES } from '@predio/domain/documents'
import { words } from '../../../lib/words.ts'

/** These are labels and explanations; the texts of the rules stand in the domain. */
export const messages = {
  cancel: words.cancel,
  close: words.close,
  save: words.save,
  saving: words.savingLabel,
  retry: words.tryAgain,
  remove: 'Quitar',
  delete: words.delete,
  edit: words.edit,
  connectionHint: words.checkConnection,

  name: words.name,
  category: words.category,
  status: words.state,
  client: words.client,
  otherClient: 'Otro cliente',
  records: 'Cliente y propiedad',
  recordsHelp: 'Elige a quién y qué se refiere el documento: sus datos llenan los campos.',
  recordsFailed: 'No se pudieron leer los datos. Elige de nuevo.',
  optionalFields: 'Datos opcionales',
  optionalFieldsHelp: 'Lo que dejes vacío queda como espacio para llenar a mano.',

  write: 'Escribir',
  preview: words.preview,
  nothingYet: 'Aquí verás el documento mientras escribes.',
  format: 'Formato',
  heading: words.title,
  bold: 'Negritas',
  bullets: 'Lista',
  numbers: 'Lista numerada',
  signature: 'Espacio para firma',

  review: 'Revisión del documento',
  reviewClean: 'Revisión completa: el documento tiene lo que la ley pide para su tipo.',
  reviewNote: 'La revisión es automática y no sustituye la de un abogado.',

  documentSaved: 'Documento guardado exitosamente',
  documentCreated: 'Documento creado exitosamente',
  saveFailed: DOCUMENT_MESSAGES.saveFailed,
  recordFailed: DOCUMENT_MESSAGES.recordFailed,
  recordMissing: DOCUMENT_MESSAGES.recordMissing,
  notFound: DOCUMENT_MESSAGES.notFound,
  loadFailed: 'Error al cargar el documento',
  documentGone: 'Este documento ya no existe: se eliminó en otra ventana.',
  documentChanged:
    'El documento cambió en otra ventana. Guarda otra vez para que tu texto sea la versión más nueva; la otra queda en el historial.',
  documentSubject: 'Este documento',

  download: words.download,
  asPdf: 'PDF',
  asWord: 'Word (DOCX)',
  print: words.print,
  share: 'Compartir',
  downloaded: DOCUMENT_MESSAGES.downloaded,
  downloadFailed: DOCUMENT_MESSAGES.downloadFailed,
  nothingToDownload: DOCUMENT_MESSAGES.nothingToDownload,
  text: 'Texto',
  choicesFor: (label: string) => `Opciones para ${label}`,
  missingMark: 'Falta',
  reviewMark: 'Revisa',
  noteMark: 'Toma en cuenta',
  variableExample: 'Renta mensual',
} as const

export const templateMessages = {
  newTemplate: 'Nueva Plantilla',
  editTemplate: 'Editar plantilla',
  templates: 'Plantillas',
  templateTabs: 'Plantillas de documentos',
  name: 'Nombre de la plantilla',
  description: words.description,
  content: 'Contenido',
  contentHelp: 'Escribe {{nombre}} donde irá cada dato.',
  variables: 'Variables',
  variablesHelp:
    'Los números también se escriben con {{renta_en_pesos}} y {{renta_en_letra}}; las fechas, con {{fecha_en_letra}}.',
  noVariables: 'Aún no hay variables. Agrega la primera o escríbela en el texto.',
  variableName: 'Nombre de la variable',
  variableLabel: 'Etiqueta',
  variableType: words.type,
  variableOptions: 'Opciones (una por línea)',
  variableRequired: 'Obligatoria',
  addVariable: 'Agregar variable',
  changeVariable: 'Guardar variable',
  optionalMark: 'Opcional',
  issues: 'Revisa las variables',
  addMissing: 'Agregar las que faltan',
  isPublic: 'Hacer pública',
  isPublicHelp: 'Cualquier agente podrá verla y usarla. No incluyas datos personales.',
  mayNotPublish:
    'Solo los agentes autorizados por Predio publican plantillas. Escríbenos si quieres compartir las tuyas.',
  create: 'Crear plantilla',
  saveChanges: words.saveChanges,
  created: TEMPLATE_MESSAGES.created,
  updated: 'Plantilla actualizada exitosamente',
  deleted: 'Plantilla eliminada exitosamente',
  createFailed: TEMPLATE_MESSAGES.createFailed,
  createMissing: TEMPLATE_MESSAGES.createMissing,
  updateFailed: 'Error al guardar la plantilla',
  deleteFailed: 'Error al eliminar la plantilla',
  gone: 'Esta plantilla ya no existe: se eliminó en otra ventana.',
  subject: 'Esta plantilla',
  loadFailed: 'Error al cargar las plantillas',
  sharedFailed: 'No se pudieron cargar las plantillas de otros agentes',
  templateFailed: 'Error al cargar la plantilla',
  search: 'Buscar plantillas',
  searchPlaceholder: 'Nombre, categoría o descripción',
  noneFound: 'Ninguna plantilla coincide',
  own: 'Tus plantillas',
  shared: 'Plantillas públicas',
  noneOwn: 'Las plantillas que crees aparecerán aquí.',
  builtIn: 'De Predio',
  publicMark: 'Pública',
  createDocument: 'Crear documento',
  duplicate: 'Usar como base',
  deleteTitle: '¿Eliminar la plantilla?',
  chooseTemplate: 'Plantilla',
  documentName: 'Nombre del documento',
  yes: 'Sí',
  no: 'No',
} as const

export const generatorMessages = {
  title: 'Generar con AI',
  type: 'Tipo de documento',
  typeUnsupported: GENERATOR_MESSAGES.typeUnsupported,
  generate: 'Generar',
  generateAgain: 'Generar otra vez',
  withoutAi: 'Crear sin AI',
  withoutAiHelp:
    'Con la plantilla de Predio obtienes el mismo documento al momento, sin AI y siempre con las mismas palabras.',
  change: 'Cambiar datos',
  writing: 'Escribiendo el documento…',
  stop: 'Detener',
  stopped: 'Detuviste la generación. Lo que llegó no se ha guardado.',
  document: 'Documento',
  generated: GENERATOR_MESSAGES.generated,
  keyMissing: GENERATOR_MESSAGES.keyMissing,
  keyUnreadable:
    'No pudimos leer la API key de OpenAI que guardaste. Vuelve a escribirla en Configuración.',
  toSettings: 'Ir a Configuración',
  settingsFailed: 'Error al cargar la configuración',
  failed: GENERATOR_MESSAGES.failed,
  nothingGenerated: GENERATOR_MESSAGES.nothingGenerated,
  truncated: 'La AI llegó a su límite de longitud: revisa que el documento esté completo.',
  suggest: 'Sugerir cláusulas',
  suggesting: 'Buscando cláusulas',
  suggestions: 'Cláusulas sugeridas',
  noSuggestions: 'La AI no sugirió cláusulas nuevas.',
  suggestFailed: 'No se pudieron obtener sugerencias.',
  insert: 'Insertar',
  inserted: 'Insertada',
  untitled: 'Cláusula adicional',
  aiNotice:
    'Los datos que escribas se envían a tu proveedor de AI con tu propia API key. Revisa siempre el resultado.',
} as const

/** For a document these failures need other texts than for other requests to the AI provider. */
export const aiMessages = {
  cut: 'La respuesta se cortó. Puedes guardar lo que llegó o generarlo otra vez.',
  nonsense: 'El proveedor de AI respondió algo que no es un documento.',
  length: 'Es demasiado texto para el modelo de AI. Hazlo más corto e intenta de nuevo.',
} as const

export const versionMessages = {
  title: 'Versiones',
  version: (number: number) => `Versión ${number}`,
  current: 'Actual',
  byYou: 'por ti',
  bySystem: 'automática',
  before: 'Comparar desde',
  after: 'Hasta',
  same: 'Las dos versiones son iguales.',
  added: (count: number) => countOf(count, 'línea agregada', 'líneas agregadas'),
  removed: (count: number) => countOf(count, 'línea quitada', 'líneas quitadas'),
  unchanged: (count: number) => countOf(count, 'línea sin cambios', 'líneas sin cambios'),
  comparison: 'Diferencias',
  restore: (number: number) => `Restaurar la versión ${number}`,
  restoreTitle: (number: number) => `¿Restaurar la versión ${number}?`,
  restoreText: 'Su texto pasa a ser la versión más nueva. Ninguna versión se pierde.',
  restoreConfirm: 'Restaurar',
  restored: (number: number) => `Versión ${number} restaurada exitosamente`,
  restoreFailed: 'No se pudo restaurar la versión. Intenta de nuevo.',
  changed: 'El documento cambió en otra ventana. Revisa la versión más nueva antes de restaurar.',
  onlyOne: 'Este documento tiene una sola versión.',
  loadFailed: 'Error al cargar las versiones',
  line: { added: 'Agregado', removed: 'Quitado' },
} as const

export function deleteTemplateQuestion(name: string): string {
  return `«${name}» se eliminará para siempre. Los documentos que creaste con ella se conservan.`
}

export function authorText(author: string): string {
  return `Por ${author}`
}

export function copyName(name: string): string {
  return `${name} (copia)`
}

export function undefinedVariables(names: readonly string[]): string {
  const list = names.map((name) => `{{${name}}}`).join(', ')
  return names.length === 1
    ? `La plantilla no define ${list}: quedará así en el documento.`
    : `La plantilla no define ${list}: quedarán así en el documento.`
}
