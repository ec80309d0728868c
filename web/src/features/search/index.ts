export { matchWords } from './match-words.ts'
export { SearchButton } from './search-button.tsx'
export type { LocalSource, SearchHit, SearchSource } from './source.ts'
