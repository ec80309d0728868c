export { readVcards, type VcardContact } from './read-vcards.ts'
