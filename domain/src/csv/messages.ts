export const IMPORT_MESSAGES = {
  tooLong: 'El archivo tiene más de 20,000 filas; se importan las primeras 20,000',
  empty: 'El archivo no tiene filas que importar',
  nameMissing: 'Indica qué columna tiene el nombre',
  lastNameMissing: 'Faltan los apellidos',
  /** A value that its field refused, as it is written into the notes. */
  toReview: (label: string, text: string) => `${label} por revisar: ${text}`,
  /** Values without a column of their own go into the client's notes. */
  company: (name: string) => `Empresa: ${name}`,
  otherPhones: (phones: readonly string[]) => `Otros teléfonos: ${phones.join(', ')}`,
  otherEmails: (emails: readonly string[]) => `Otros emails: ${emails.join(', ')}`,
} as const
