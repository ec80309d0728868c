export interface AskedBinding {
  id: number
  /** The parameters are stored as text, because parsed objects take several times the memory. */
  params: string
}

let lastId = 0

export function numberBindings(asked: Record<string, unknown>[]): AskedBinding[] {
  return asked.map((params) => ({ id: ++lastId, params: JSON.stringify(params) }))
}

export function paramsOf({ params }: AskedBinding): Record<string, unknown> {
  return JSON.parse(params) as Record<string, unknown>
}
