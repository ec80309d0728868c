export const PROFESSION_LABELS = {
  carpintero: 'Carpintero',
  albañil: 'Albañil',
  electricista: 'Electricista',
  arquitecto: 'Arquitecto',
  // Mexicans also say plomero, so both words are shown.
  fontanero: 'Fontanero (plomero)',
  pintor: 'Pintor',
  jardinero: 'Jardinero',
  cerrajero: 'Cerrajero',
} as const
export type Profession = keyof typeof PROFESSION_LABELS
export const PROFESSIONS = Object.keys(PROFESSION_LABELS) as Profession[]
