export const XLSX_MESSAGES = { yes: 'Sí', no: 'No' } as const
