/** A chunk of its own: the field names of every theme load after the offline copy is shown. */
export { parseFieldMapping } from '@predio/domain/properties'
