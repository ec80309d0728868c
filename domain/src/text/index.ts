export { decodeEntities } from './decode-entities.ts'
export { foldForSearch } from './fold-for-search.ts'
export { plainText } from './plain-text.ts'
export { shorten } from './shorten.ts'
