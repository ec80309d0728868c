export const PROFILE = {
  fullName: 'Lucía Medina Castro',
  phone: '+52 999 555 0100',
  company: 'Casas del Mayab',
  // Null selects Predio's green, which is also the colour of the logo.
  color: null,
  license: 'AMPI 0000',
  website: 'https://casasdelmayab.example',
  instagram: 'https://www.instagram.com/casasdelmayab.example',
  firstName: 'Lucía',
  lastName: 'Medina',
} as const
