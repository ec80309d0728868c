import { plainText } from '../text/index.ts'

/** Of Unicode's private area: no text has it, and white space that is collapsed leaves it. */
const BREAK = '\uE000'
const BLOCK_END =
  /<br\s*\/?>|<\/(?:p|li|div|tr|table|ul|ol|dl|dd|blockquote|h[1-6])\s*>|<hr\s*\/?>/gi
const HAS_BLOCKS = /<(?:p|br|div|ul|ol|h\d|table)\b/i

export function paragraphsOf(description: string): string[] {
  const marked = HAS_BLOCKS.test(description)
    ? description.replaceAll(BLOCK_END, `${BREAK}$&`)
    : description.replaceAll(/\r?\n/g, BREAK)
  return plainText(marked)
    .split(BREAK)
    .map((each) => each.trim())
    .filter((each) => each !== '')
}
