/** Apart, so that the names of every theme's fields come after the offline copy is in sight. */
export { parseFieldMapping } from '@predio/domain/properties'
