export { formatBytes, formatMegabytes } from './format-bytes.ts'
export { countOf, formatNumber } from './format-number.ts'
export { medianOf } from './median-of.ts'
export { SMALL_NUMBER_WORDS } from './small-number-words.ts'
