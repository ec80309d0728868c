/** Fewer characters would be found inside any text. */
const MIN_LENGTH = 6

/**
 * The ways in which a site's key stands in a text that its owner is about to send to the AI provider: whole, its
 * password alone, each with and without spaces. Only what the text holds already is given back.
 */
export function findInText(text: string, secret: string): string[] {
  const password = secret.slice(secret.indexOf(':') + 1).trim()
  const spellings = [secret, password].flatMap((each) => [each, each.replaceAll(/\s+/g, '')])
  return [...new Set(spellings)].filter((each) => each.length >= MIN_LENGTH && text.includes(each))
}
