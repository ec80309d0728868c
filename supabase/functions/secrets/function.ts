import type { Caller, FunctionContext, FunctionDefinition, Limit } from '../_shared/context.ts'
import { enforceLimit } from '../_shared/enforce-limit.ts'
import { respondJson } from '../_shared/respond.ts'
import { callerOf } from '../_shared/run-function.ts'
import type { LinkSecret, SecretName } from '../_shared/secrets/binding.ts'
import { readSecret, type Secret } from '../_shared/secrets/read-secrets.ts'
import { findInText } from './find-in-text.ts'
import { isOutOfReach } from './is-out-of-reach.ts'
import { readQuestion } from './read-question.ts'
import { readSiteUrl } from '../_shared/secrets/read-site-url.ts'
import { saveSecrets } from './save-secrets.ts'

/** In a lively chat, every question reads the AI key. */
const USES: Limit = { name: 'secrets', per: 'user', max: 120, seconds: 60 }

/** Of a long key this many last characters are shown, so that the owner recognises it. */
const ENDING = 4

/** Only through this function can agents read or change their two keys and read the tokens of their public addresses. */
export const secrets: FunctionDefinition = {
  name: 'secrets',
  verifyJwt: true,
  methods: ['POST'],
  timeLimitMs: 30_000,
  handle: answerQuestion,
}

async function answerQuestion(request: Request, context: FunctionContext): Promise<Response> {
  const caller = callerOf(context)
  const question = await readQuestion(request)
  await enforceLimit(context, USES, caller.id)
  const siteUrl = await readSiteUrl(context, caller)
  switch (question.action) {
    case 'describe':
      return respondJson(await describeAll(context, caller, siteUrl))
    case 'save':
      await saveSecrets(context, caller.id, siteUrl, question)
      return respondJson(await describeAll(context, caller, siteUrl))
    case 'read':
      if (question.name === 'ai') return giveAiKey(context, caller, siteUrl, question.text)
      if (question.name === 'site') return giveSiteKey(context, caller, siteUrl)
      return giveLinkToken(context, caller, question.name)
  }
}

async function describeAll(context: FunctionContext, caller: Caller, siteUrl: string | null) {
  const read = (name: SecretName) => readSecret(context, caller.id, name, siteUrl)
  const [site, ai] = await Promise.all([read('site'), read('ai')])
  return { site: describe(site), ai: describe(ai) }
}

function describe(secret: Secret): { state: Secret['state']; ending: string | null } {
  const isLong = secret.state === 'saved' && secret.value.length >= ENDING * 2
  return { state: secret.state, ending: isLong ? secret.value.slice(-ENDING) : null }
}

/** The browser sends the text to the provider itself, so it must first learn which parts of the text belong to the site's key. */
async function giveAiKey(
  context: FunctionContext,
  caller: Caller,
  siteUrl: string | null,
  text: string,
): Promise<Response> {
  const ai = await readSecret(context, caller.id, 'ai', siteUrl)
  const site = text === '' ? undefined : await readSecret(context, caller.id, 'site', siteUrl)
  return respondJson({
    state: ai.state,
    key: ai.state === 'saved' ? ai.value : null,
    found: site?.state === 'saved' ? findInText(text, site.value) : [],
  })
}

/** A site's key is given out only if site-proxy may not read the site. */
async function giveSiteKey(
  context: FunctionContext,
  caller: Caller,
  siteUrl: string | null,
): Promise<Response> {
  const site = await readSecret(context, caller.id, 'site', siteUrl)
  const isGiven = site.state === 'saved' && (await isOutOfReach(context, siteUrl))
  return respondJson({ state: site.state, key: isGiven ? site.value : null })
}

/** PRIV-05, PROS-03: the token can be shown to the agent again, who gives the address to clients, sites and portals. */
async function giveLinkToken(
  context: FunctionContext,
  caller: Caller,
  name: LinkSecret,
): Promise<Response> {
  const link = await readSecret(context, caller.id, name, null)
  return respondJson({ state: link.state, key: link.state === 'saved' ? link.value : null })
}
