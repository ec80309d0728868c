import type { Caller, FunctionContext, FunctionDefinition, FunctionHost } from './context.ts'
import { ApiError } from './call-api.ts'
import { allowOrigins, answerPreflight } from './cors.ts'
import { finishBefore, startDeadline } from './deadline.ts'
import {
  FunctionError,
  methodNotAllowed,
  timeIsUp,
  tooManyRequests,
  unauthorized,
  unexpected,
} from './errors.ts'
import { requireSecondFactor } from './require-second-factor.ts'
import { renderError } from './respond.ts'

/** Our own API may omit the time after which a busy caller may retry; then this time is sent. */
const RETRY_AFTER_SECONDS = 5

/** Both runtimes handle a request with this function, from preflight to answer. The details of a caught error are never sent. */
export async function runFunction(
  definition: FunctionDefinition,
  request: Request,
  host: FunctionHost,
): Promise<Response> {
  if (request.method === 'OPTIONS') return answerPreflight()
  try {
    return allowOrigins(await answer(definition, request, host))
  } catch (error) {
    if (error instanceof FunctionError) return allowOrigins(renderError(error))
    if (error instanceof ApiError && error.status === 429) {
      return allowOrigins(renderError(tooManyRequests(error.retryAfter ?? RETRY_AFTER_SECONDS)))
    }
    host.log(`function ${definition.name} failed`, error)
    return allowOrigins(renderError(unexpected()))
  }
}

async function answer(
  definition: FunctionDefinition,
  request: Request,
  host: FunctionHost,
): Promise<Response> {
  if (!definition.methods.includes(request.method)) throw methodNotAllowed()
  let caller: Caller | undefined
  if (definition.verifyJwt) {
    caller = await host.identify()
    if (!caller) throw unauthorized()
  }
  const deadline = startDeadline(definition.timeLimitMs)
  const context: FunctionContext = { ...host, caller, signal: deadline.signal }
  try {
    return await finishBefore(deadline.signal, handle(definition, request, context), timeIsUp)
  } finally {
    deadline.stop()
  }
}

/** Checks the person's second factor before the function does anything. */
async function handle(
  definition: FunctionDefinition,
  request: Request,
  context: FunctionContext,
): Promise<Response> {
  if (context.caller) await requireSecondFactor(context, context.caller)
  return definition.handle(request, context)
}

export function callerOf(context: FunctionContext): Caller {
  if (!context.caller) throw unauthorized()
  return context.caller
}
