import type { FunctionContext } from '../_shared/context.ts'

/** PUBLIC_URL where it is given; else the address the browser used, as for the site itself. */
export function ownOrigins(request: Request, context: FunctionContext): string[] {
  const configured = context.env('PUBLIC_URL')
  if (configured) return [new URL(configured).origin]
  return [new URL(request.url).origin, new URL(context.supabaseUrl).origin]
}
