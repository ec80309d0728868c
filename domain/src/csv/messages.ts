export const IMPORT_MESSAGES = {
  tooLong: 'El archivo tiene más de 20,000 filas; se importan las primeras 20,000',
  empty: 'El archivo no tiene filas que importar',
  nameMissing: 'Indica qué columna tiene el nombre',
  lastNameMissing: 'Faltan los apellidos',
  toReview: (label: string, text: string) => `${label} por revisar: ${text}`,
  company: (name: string) => `Empresa: ${name}`,
  otherPhones: (phones: readonly string[]) => `Otros teléfonos: ${phones.join(', ')}`,
  yearlessBirthday: (day: string) => `Cumpleaños: ${day} (sin año)`,
  extension: (extension: string) => `Extensión del teléfono: ${extension}`,
  otherEmails: (emails: readonly string[]) => `Otros emails: ${emails.join(', ')}`,
  yearlessRemark: 'Su cumpleaños no dice el año: quedará en sus notas',
  extensionRemark: 'La extensión de su teléfono quedará en sus notas',
} as const
