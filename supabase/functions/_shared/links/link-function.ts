import { z } from 'zod'
import type { FunctionContext, FunctionDefinition, Limit } from '../context.ts'
import { enforceLimit } from '../enforce-limit.ts'
import { readBody } from '../read-body.ts'
import { ANSWERS, inTurn, OPENINGS, type Opened } from './charge-owner.ts'
import { linkToken } from './link-token.ts'
import { respondPage } from './respond-page.ts'

interface LinkAction<T> {
  /** If true, the request counts as an answer, otherwise as an opening. */
  isAnswer: boolean
  handle: (context: FunctionContext, link: T, body: unknown) => Promise<object>
}

interface LinkKind<T extends Opened> {
  name: string
  find: (context: FunctionContext, token: string) => Promise<T>
  present: (context: FunctionContext, link: T) => Promise<object>
  /** Counts the view after the page was made, because a failed opening is no view. */
  count?: (context: FunctionContext, link: T) => Promise<void>
  actions?: Record<string, LinkAction<T>>
}

/**
 * The requests a minute that one address may send (DOC-09, SEL-08, OREP-11, PRIV-06). The limits are high because an office may share one
 * address, and a hundred answers may arrive together from a device that was offline. Tokens of 256 bits cannot be guessed anyway.
 */
const PER_ADDRESS = { openings: 60, answers: 240 }

export function limitsOf(name: string): Record<'openings' | 'answers', Limit> {
  return {
    openings: { name, per: 'address', max: PER_ADDRESS.openings, seconds: 60 },
    answers: { name: `${name}-answers`, per: 'address', max: PER_ADDRESS.answers, seconds: 60 },
  }
}

export function linkFunction<T extends Opened>(kind: LinkKind<T>): FunctionDefinition {
  const { name, find, present, count } = kind
  const limits = limitsOf(name)
  const open: LinkAction<T> = {
    isAnswer: false,
    handle: async (context, link) => {
      const presented = await present(context, link)
      await count?.(context, link)
      return presented
    },
  }
  const actions = new Map(Object.entries({ ...kind.actions, open }))
  const schema = z.looseObject({
    action: z.enum([...actions.keys()]).default('open'),
    token: linkToken,
  })

  async function handle(request: Request, context: FunctionContext): Promise<Response> {
    const body = await readBody(request, schema)
    const { isAnswer, handle: act } = actions.get(body.action) ?? open
    await enforceLimit(context, limits[isAnswer ? 'answers' : 'openings'], context.address)
    const link = await find(context, body.token)
    return inTurn(context, link, isAnswer ? ANSWERS : OPENINGS, async () =>
      respondPage(await act(context, link, body)),
    )
  }

  return { name, verifyJwt: false, methods: ['POST'], timeLimitMs: 30_000, handle }
}
