import type { FunctionContext } from '../_shared/context.ts'

/** Without PUBLIC_URL, the address in the browser is ours, as for the site itself. */
export function ownOrigins(request: Request, context: FunctionContext): string[] {
  const configured = context.env('PUBLIC_URL')
  if (configured) return [new URL(configured).origin]
  return [new URL(request.url).origin, new URL(context.supabaseUrl).origin]
}
