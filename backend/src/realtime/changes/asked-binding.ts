/** A binding as its client asked for it, and the number it answers to. */
export interface AskedBinding {
  id: number
  params: Record<string, unknown>
}

let lastId = 0

/** Numbers never repeat in a process, so that no late frame is taken for another binding's. */
export function numberBindings(asked: Record<string, unknown>[]): AskedBinding[] {
  return asked.map((params) => ({ id: ++lastId, params }))
}
