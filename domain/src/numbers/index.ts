export { formatBytes, formatMegabytes } from './format-bytes.ts'
export { countOf, formatNumber } from './format-number.ts'
