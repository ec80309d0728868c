/** TextDecoder is a web standard in browsers, Node and Deno, but TypeScript's types of the language do not declare it. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean },
) => { decode(bytes: Uint8Array): string }

const C1_CONTROLS = /[\u0080-\u009f]/g
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** CSV-01: the file may be UTF-8, UTF-16 with its mark (Excel's 'Unicode text'), or Windows-1252, which Excel in Mexico writes as plain CSV. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes).replaceAll(C1_CONTROLS, printable)
  }
}

/** Some releases of Node decode Windows-1252 as Latin 1, where the characters from 0x80 to 0x9f are invisible control codes. */
function printable(control: string): string {
  return WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80)
}
