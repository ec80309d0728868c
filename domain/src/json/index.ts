export { countValues, JsonTooComplex, MAX_JSON_KEYS, parseJson } from './parse-json.ts'
