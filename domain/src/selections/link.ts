const SELECTION_PATH = '/seleccion/'

export function selectionUrl(origin: string, token: string): string {
  return `${origin}${SELECTION_PATH}${token}`
}
