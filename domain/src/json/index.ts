export { countValues, JsonTooComplex, MAX_JSON_KEYS, parseJson } from './parse-json.ts'
export { readObject } from './read-object.ts'
