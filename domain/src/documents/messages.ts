import { formatBytes } from '../numbers/index.ts'

/** The rules in docs/rules/documents.md and document-writing.md quote these texts, so both must be changed together. */
export const DOCUMENT_MESSAGES = {
  fileAndNameMissing: 'Por favor selecciona un archivo y proporciona un nombre',
  categoryInvalid: 'Selecciona una categoría',
  contentMissing: 'El documento está vacío',
  contentLong: 'El documento no puede exceder los 500,000 caracteres',
  notFound: 'Documento no encontrado',
  loadFailed: 'Error al cargar los documentos',
  uploadFailed: 'Error al subir el documento',
  uploaded: 'Documento subido exitosamente',
  saveFailed: 'Error al guardar el documento',
  recordFailed: 'Error al guardar el documento en la base de datos',
  recordMissing: 'No se pudo crear el registro del documento',
  shareFailed: 'Error al compartir el documento',
  shareClientMissing: 'Selecciona un cliente para compartir el documento',
  shared: 'Documento compartido exitosamente',
  nothingToDownload: 'No hay documento para descargar',
  downloadFailed: 'Error al descargar el documento',
  downloaded: 'Documento descargado exitosamente',
  none: 'No hay documentos',
} as const

export const UPLOAD_MESSAGES = {
  missing: 'Selecciona un archivo',
  tooMany: 'Demasiados archivos: elige uno solo',
  wrongType: 'El archivo debe ser PDF, DOC, DOCX u ODT',
  notWhatItSays: 'El contenido del archivo no corresponde a su extensión: revisa que se abra bien',
  heic: 'El archivo debe ser PDF, DOC, DOCX u ODT. Esta es una foto HEIC del iPhone: con «Escanear documentos» de la app Archivos o Notas la guardas como PDF',
  empty: 'El archivo está vacío',
  tooLarge: (bytes: number) => `El archivo pesa más de ${formatBytes(bytes)}`,
} as const

export const TEMPLATE_MESSAGES = {
  nameMissing: 'Escribe el nombre de la plantilla',
  nameLong: 'El nombre no puede exceder los 200 caracteres',
  categoryInvalid: DOCUMENT_MESSAGES.categoryInvalid,
  descriptionLong: 'La descripción no puede exceder los 1000 caracteres',
  contentMissing: 'Escribe el contenido de la plantilla',
  contentLong: 'El contenido no puede exceder los 100,000 caracteres',
  variableIncomplete: 'El nombre y la etiqueta son requeridos',
  variableNameInvalid:
    'El nombre empieza con una letra y lleva solo letras, números y guiones bajos (máximo 50)',
  variableLabelLong: 'La etiqueta no puede exceder los 100 caracteres',
  variableTypeInvalid: 'Selecciona el tipo de la variable',
  variableRepeated: (name: string) => `La variable ${name} está repetida`,
  variableTakesDerived: (name: string) =>
    `${name} se calcula sola a partir de otra variable: usa otro nombre`,
  tooManyVariables: 'Una plantilla admite hasta 100 variables',
  optionsMissing: 'Agrega las opciones de la lista',
  optionLong: 'Cada opción admite hasta 200 caracteres',
  unknown: (name: string) =>
    `{{${name}}} aparece en el texto, pero no está en la lista de variables`,
  unused: (label: string) => `La variable "${label}" no se usa en el texto`,
  malformed: (text: string) => `${text} no se puede leer como variable: escríbela como {{nombre}}`,
  wrongForm: (name: string) => `{{${name}}} no se puede calcular: revisa el tipo de la variable`,
  createFailed: 'Error al crear la plantilla',
  createMissing: 'No se pudo crear la plantilla',
  created: 'Plantilla creada exitosamente',
} as const

/** DOC-61: each message begins with the field's label. */
export const VALUE_MESSAGES = {
  missing: (label: string) => `Falta: ${label}`,
  long: (label: string, max: number) => `${label}: máximo ${max} caracteres`,
  notAmount: (label: string) => `${label}: escribe una cantidad en pesos, por ejemplo 12,500`,
  notPositive: (label: string) => `${label}: debe ser mayor que cero`,
  notInteger: (label: string, min: number, max: number) =>
    `${label}: escribe un número entero de ${min} a ${max}`,
  notNumber: (label: string) => `${label}: escribe un número`,
  notPercent: (label: string) => `${label}: escribe un porcentaje de 0 a 100`,
  notDate: (label: string) => `${label}: escribe una fecha válida`,
  notOption: (label: string) => `${label}: elige una de las opciones`,
} as const

export const GENERATOR_MESSAGES = {
  keyMissing:
    'API key de OpenAI no configurada. Por favor, configura tu API key en la sección de Configuración.',
  typeUnsupported: 'Tipo de documento no soportado',
  nothingGenerated: 'No se pudo generar el documento',
  failed: 'Error al generar el documento',
  generated: 'Documento generado exitosamente',
} as const
