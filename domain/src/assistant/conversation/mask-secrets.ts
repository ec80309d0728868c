import { ASSISTANT_MESSAGES as say } from '../messages.ts'

/** What keys look like: their makers give them a beginning that is found nowhere else. */
const SECRETS: readonly RegExp[] = [
  /\b(?:sk|pk|rk)[-_][\w-]{8,}/g,
  /\bAIza[\w-]{20,}/g,
  /\bAKIA[A-Z\d]{12,}/g,
  /\b(?:gh[pousr]|github_pat|glpat|whsec|xox[abprs])[-_][\w-]{10,}/g,
  /\beyJ[\w-]{10,}\.[\w-]{10,}(?:\.[\w-]*)?/g,
  /\bBearer\s+[\w.~+/-]{16,}=*/gi,
]
/** WordPress shows application passwords in groups of four. */
const GROUPS = /\b(?:[A-Za-z\d]{4} ){5}[A-Za-z\d]{4}\b/g

/** A key that somebody pasted into the chat is not kept. */
export function maskSecrets(text: string): string {
  const masked = SECRETS.reduce((rest, secret) => rest.replace(secret, say.hiddenKey), text)
  return masked.replace(GROUPS, (groups) => (isRandom(groups) ? say.hiddenKey : groups))
}

/** Six words of four letters are a sentence. */
function isRandom(groups: string): boolean {
  return /\d/.test(groups) && /[a-z]/.test(groups) && /[A-Z]/.test(groups)
}
