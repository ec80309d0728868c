export { useScripts, type Script } from './api/list-scripts.ts'
