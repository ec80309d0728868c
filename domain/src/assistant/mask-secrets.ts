import { ASSISTANT_MESSAGES as say } from './messages.ts'

/** Issuers give these keys a prefix that identifies them. */
const SECRETS: readonly RegExp[] = [
  /\b(?:sk|pk|rk|gsk|sb_secret|sb_publishable)[-_][\w-]{8,}/g,
  /\b(?:xai|pplx|hf|r8|npm)[-_][\w-]{16,}/g,
  /\bAIza[\w-]{20,}/g,
  /\bAKIA[A-Z\d]{12,}/g,
  /\b(?:gh[pousr]|github_pat|glpat|whsec|xox[abprs])[-_][\w-]{10,}/g,
  /\beyJ[\w-]{10,}\.[\w-]{10,}(?:\.[\w-]*)?/g,
  /\bBearer\s+[\w.~+/-]{16,}=*/gi,
]
/** WordPress shows application passwords in groups of four characters and also accepts them without the spaces. */
const GROUPS = /\b(?:[A-Za-z\d]{4} ){5}[A-Za-z\d]{4}\b/g
const JOINED = /(?<=[\w.@-]:\s?)[A-Za-z\d]{24}(?![\w-])/g

const NAMED = 'claves?|contraseñas?|contrasenas?|keys?|tokens?|password|pass|secreto|secret'
const TOKEN = String.raw`(?<![\w/.:@-])[A-Za-z\d][\w+/=-]{15,}`
/** A key without a known prefix is recognised by a word beside it, such as 'contraseña'. */
const BESIDE: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=(?<![\p{L}\d])(?:api_?)?(?:${NAMED})[\s:=]{1,3}[^\n]{0,24}?)${TOKEN}`,
    'giu',
  ),
  new RegExp(String.raw`${TOKEN}(?=[^\n]{0,24}?[\s](?:api_?)?(?:${NAMED})(?![\p{L}\d]))`, 'giu'),
]
/** A shorter key would be found inside any text. */
const SHORTEST_KNOWN = 6

/** AST-71: `known` contains the person's own keys, which are masked as well as the recognised ones. */
export function maskSecrets(text: string, known: readonly string[] = []): string {
  const own = known.flatMap(spellings).toSorted((a, b) => b.length - a.length)
  const rest = own.reduce((masked, secret) => masked.replaceAll(secret, say.hiddenKey), text)
  const masked = SECRETS.reduce((left, secret) => left.replace(secret, say.hiddenKey), rest)
  const whole = [GROUPS, JOINED].reduce((left, form) => replaceRandom(left, form, isRandom), masked)
  return BESIDE.reduce((left, form) => replaceRandom(left, form, isKeyLike), whole)
}

function spellings(secret: string): string[] {
  const whole = secret.trim()
  const password = whole.slice(whole.indexOf(':') + 1).trim()
  const written = [whole, password].flatMap((each) => [each, each.replaceAll(/\s+/g, '')])
  return [...new Set(written)].filter((each) => each.length >= SHORTEST_KNOWN)
}

function replaceRandom(text: string, form: RegExp, isSecret: (found: string) => boolean): string {
  return text.replace(form, (found) => (isSecret(found) ? say.hiddenKey : found))
}

/** Six words of four letters are an ordinary sentence, unless capitals and digits are mixed as in a random key. */
function isRandom(groups: string): boolean {
  if (/[a-z][A-Z]/.test(groups)) return true
  return /\d/.test(groups) && /[a-z]/.test(groups) && /[A-Z]/.test(groups)
}

function isKeyLike(token: string): boolean {
  const digits = token.replaceAll(/\D/g, '').length
  return /[A-Za-z]/.test(token) && (digits > 2 || (digits > 0 && /[a-z][A-Z]/.test(token)))
}
