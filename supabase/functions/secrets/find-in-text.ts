/** A shorter key would be found inside any text. */
const MIN_LENGTH = 6

/**
 * Finds a site's key in a text for the AI provider: the whole key or its password alone, with and without spaces. Returns only strings that
 * the text contains.
 */
export function findInText(text: string, secret: string): string[] {
  const password = secret.slice(secret.indexOf(':') + 1).trim()
  const spellings = [secret, password].flatMap((each) => [each, each.replaceAll(/\s+/g, '')])
  return [...new Set(spellings)].filter((each) => each.length >= MIN_LENGTH && text.includes(each))
}
