export const IMPORT_MESSAGES = {
  tooLong: 'El archivo tiene más de 20,000 filas; se importan las primeras 20,000',
  empty: 'El archivo no tiene filas que importar',
  nameMissing: 'Indica qué columna tiene el nombre',
  lastNameMissing: 'Faltan los apellidos',
  /** A value that its field cannot hold, as the notes keep it. */
  toReview: (label: string, text: string) => `${label} por revisar: ${text}`,
  /** What has no column of its own goes into the client's notes. */
  company: (name: string) => `Empresa: ${name}`,
  otherPhones: (phones: readonly string[]) => `Otros teléfonos: ${phones.join(', ')}`,
  otherEmails: (emails: readonly string[]) => `Otros emails: ${emails.join(', ')}`,
} as const
