export { addressOfNews } from './told-at-once.ts'
