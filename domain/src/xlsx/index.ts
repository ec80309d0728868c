export { readSheet, readWorkbook, XLSX_PARTS } from './read-xlsx.ts'
