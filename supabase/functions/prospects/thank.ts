import { parseUrl } from '../_shared/parse-url.ts'
import type { FunctionContext } from '../_shared/context.ts'
import { respondJson } from '../_shared/respond.ts'
import type { Sent } from '../_shared/read-sent.ts'
import { selectRows } from '../_shared/rest.ts'

const THANKS = 'Recibimos tu mensaje. Gracias.'

/**
 * Programs get JSON, which every plug-in takes. A form of plain HTML shows its visitor whatever is answered: they go back to the page they came
 * from if that is the agent's saved site, and nowhere else; otherwise they read a sentence.
 */
export async function thank(
  request: Request,
  context: FunctionContext,
  owner: string,
  sent: Sent,
): Promise<Response> {
  const isPage = 'fields' in sent && (request.headers.get('accept') ?? '').includes('text/html')
  if (!isPage) return respondJson({ ok: true, message: THANKS })
  const back = await pageToReturnTo(request, context, owner)
  if (back) return new Response(null, { status: 303, headers: { location: back.href } })
  return new Response(PAGE, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors *",
      'x-robots-tag': 'noindex',
    },
  })
}

const PAGE = `<!doctype html>
<html lang="es-MX">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mensaje recibido</title>
<p>${THANKS}</p>
</html>
`

async function pageToReturnTo(
  request: Request,
  context: FunctionContext,
  owner: string,
): Promise<URL | undefined> {
  const page = parseUrl(request.headers.get('referer') ?? '')
  if (!page) return undefined
  const [settings] = await selectRows<{ wordpress_url: string | null }>(context, 'user_settings', {
    user_id: `eq.${owner}`,
    select: 'wordpress_url',
  })
  const site = parseUrl(settings?.wordpress_url ?? '')
  return site && hostOf(site) === hostOf(page) ? page : undefined
}

const hostOf = ({ host }: URL) => host.replace(/^www\./, '')
