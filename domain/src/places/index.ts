export { CDMX, STATES } from './states.ts'
