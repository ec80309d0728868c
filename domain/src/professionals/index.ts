export { JOB_FIELDS, PROFESSIONAL_FIELDS } from './fields.ts'
export {
  filterProfessionals,
  listSpecialties,
  type ProfessionalFilters,
} from './filter-professionals.ts'
export { jobSchema, type JobValues } from './job-schema.ts'
export { PROFESSIONAL_MESSAGES } from './messages.ts'
export { type Profession, PROFESSION_LABELS, PROFESSIONS } from './professional.ts'
export { professionalSchema, type ProfessionalValues } from './professional-schema.ts'
