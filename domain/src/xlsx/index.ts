export { readSheet, readWorkbook, type Workbook, XLSX_PARTS } from './read-xlsx.ts'
