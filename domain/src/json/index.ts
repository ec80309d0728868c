export {
  countValues,
  JsonTooComplex,
  MAX_JSON_KEYS,
  MAX_JSON_VALUES,
  parseJson,
} from './parse-json.ts'
