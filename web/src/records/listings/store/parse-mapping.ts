/** Apart, so that the names of every theme's fields come after what is kept is in sight. */
export { parseFieldMapping } from '@predio/domain/properties'
