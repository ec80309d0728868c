/** A binding as its client asked for it, and the number it answers to. */
export interface AskedBinding {
  id: number
  /** JSON text: what a client may nest in it takes a multiple of that as objects. */
  params: string
}

let lastId = 0

/** Numbers never repeat in a process, so that no late frame is taken for another binding's. */
export function numberBindings(asked: Record<string, unknown>[]): AskedBinding[] {
  return asked.map((params) => ({ id: ++lastId, params: JSON.stringify(params) }))
}

export function paramsOf({ params }: AskedBinding): Record<string, unknown> {
  return JSON.parse(params) as Record<string, unknown>
}
