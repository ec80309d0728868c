/** The field names of every theme are a chunk of their own, which loads after the offline copy is shown. */
export { parseFieldMapping } from '@predio/domain/properties'
