import { plainText } from '../text/index.ts'

/** No text contains this character of Unicode's private area, and collapsing white space does not remove it. */
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
