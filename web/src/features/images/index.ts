export { imagesTarget } from './place.ts'
