import type { Session } from './objects.ts'

export function paymentPage(session: Session): string {
  const link = (href: string, text: string) =>
    `<a href="${href.replaceAll('&', '&amp;')}">${text}</a>`
  return `<!doctype html>
<html lang="es">
<title>Pago de prueba</title>
<h1>Pago de prueba</h1>
<form method="post">
<button>Pagar</button>
<button formaction="?later">Pagar y avisar después</button>
</form>
<p>${link(session.cancel_url, 'Volver sin pagar')}</p>
</html>`
}
