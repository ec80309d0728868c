/** The directory of tradespeople. */
export {
  filterProfessionals,
  listSpecialties,
  type ProfessionalFilters,
} from './filter-professionals.ts'
export { type JobInput, jobSchema, type JobValues } from './job-schema.ts'
export { PROFESSIONAL_MESSAGES } from './messages.ts'
export {
  DEFAULT_RATING,
  MAX_RATING,
  type Profession,
  PROFESSION_LABELS,
  PROFESSIONS,
} from './professional.ts'
export { professionalSchema, type ProfessionalValues } from './professional-schema.ts'
