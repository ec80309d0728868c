import type { ContactMessage } from '@predio/domain/prospects'
import type { Context } from 'hono'
import type {
  FunctionDefinition,
  FunctionHost,
} from '../../../supabase/functions/_shared/context.ts'
import { enforceLimit } from '../../../supabase/functions/_shared/enforce-limit.ts'
import { ANSWERS, inTurn } from '../../../supabase/functions/_shared/links/charge-owner.ts'
import { limitsOf } from '../../../supabase/functions/_shared/links/link-function.ts'
import { respondPage } from '../../../supabase/functions/_shared/links/respond-page.ts'
import { runFunction } from '../../../supabase/functions/_shared/run-function.ts'
import { type FormOrigin, sendMessage } from '../../../supabase/functions/contact/send-message.ts'
import type { HttpEnvironment } from '../http/environment.ts'

/** WEB-23: a form of an agent's site goes the way of the function `contact`: its honeypot, consent, limits and inbox. */
export function sendContact(hostOf: (c: Context<HttpEnvironment>) => FunctionHost) {
  return (
    c: Context<HttpEnvironment>,
    owner: string,
    message: ContactMessage,
    origin: FormOrigin,
  ): Promise<Response> => {
    const link = { id: owner, user_id: owner }
    const definition: FunctionDefinition = {
      name: 'contact',
      verifyJwt: false,
      methods: ['POST'],
      timeLimitMs: 30_000,
      handle: async (_, context) => {
        await enforceLimit(context, limitsOf('contact').answers, context.address)
        return inTurn(context, link, ANSWERS, async () =>
          respondPage(await sendMessage(context, link, message, origin)),
        )
      },
    }
    return runFunction(definition, c.req.raw, hostOf(c))
  }
}
