export const PROFESSIONS = [
  'carpintero',
  'albañil',
  'electricista',
  'arquitecto',
  'fontanero',
  'pintor',
  'jardinero',
  'cerrajero',
] as const
export type Profession = (typeof PROFESSIONS)[number]

export const PROFESSION_LABELS: Record<Profession, string> = {
  carpintero: 'Carpintero',
  albañil: 'Albañil',
  electricista: 'Electricista',
  arquitecto: 'Arquitecto',
  // Mexicans say plomero, so both words are shown.
  fontanero: 'Fontanero (plomero)',
  pintor: 'Pintor',
  jardinero: 'Jardinero',
  cerrajero: 'Cerrajero',
}

export const MIN_RATING = 1
export const MAX_RATING = 5
export const DEFAULT_RATING = 5
