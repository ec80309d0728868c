/** The agent who does not exist. */
export const PROFILE = {
  fullName: 'Lucía Medina Castro',
  phone: '+52 999 555 0100',
  company: 'Casas del Mayab',
  firstName: 'Lucía',
  lastName: 'Medina',
} as const
