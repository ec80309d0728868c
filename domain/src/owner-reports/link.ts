const REPORT_PATH = '/reporte/'

export function reportUrl(origin: string, token: string): string {
  return `${origin}${REPORT_PATH}${token}`
}
