/** The field names of every theme load in a chunk of their own, after the offline copy is shown. */
export { parseFieldMapping } from '@predio/domain/properties'
