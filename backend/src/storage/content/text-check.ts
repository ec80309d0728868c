const TAB = 9
const LINE_FEED = 10
const FORM_FEED = 12
const CARRIAGE_RETURN = 13
const FIRST_PRINTABLE = 32
const DELETE = 127

export class TextCheck {
  #isText = true
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })

  push(chunk: Uint8Array): void {
    if (this.#isText) this.#isText = !hasControls(chunk) && this.#decodes(chunk, true)
  }

  finish(): boolean {
    return this.#isText && this.#decodes(new Uint8Array(), false)
  }

  #decodes(chunk: Uint8Array, stream: boolean): boolean {
    try {
      this.#decoder.decode(chunk, { stream })
      return true
    } catch {
      return false
    }
  }
}

function hasControls(chunk: Uint8Array): boolean {
  return chunk.some(
    (byte) =>
      byte === DELETE ||
      (byte < FIRST_PRINTABLE &&
        byte !== TAB &&
        byte !== LINE_FEED &&
        byte !== FORM_FEED &&
        byte !== CARRIAGE_RETURN),
  )
}
