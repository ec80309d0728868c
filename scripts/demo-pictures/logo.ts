/** The agency's logo: an arch as the Maya built them, the sun in it, and its name. Its background is transparent. */
const INK = '#1f5a41'
const SUN = '#c8632f'

export const LOGO_SIZE = { width: 660, height: 300 }

/** The name is set in the family that is given, which the page has to know. */
export function drawLogo(family: string): string {
  const { width, height } = LOGO_SIZE
  const letters = `font-family="${family}" font-weight="700" fill="${INK}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" rx="44" fill="#fffdf9"/>` +
    `<path d="M48 252V150l28-34v-24l28-30h64l28 30v24l28 34v102h-46V162l-22-26v-20h-40v20l-22 26v90z" fill="${INK}"/>` +
    `<circle cx="136" cy="206" r="30" fill="${SUN}"/>` +
    `<path d="M36 252h200" stroke="${INK}" stroke-width="12" stroke-linecap="round"/>` +
    `<text x="270" y="132" font-size="76" ${letters}>Casas del</text>` +
    `<text x="270" y="236" font-size="112" ${letters}>Mayab</text>` +
    `</svg>`
  )
}
