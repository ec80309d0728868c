import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

const PARAGRAPH =
  '<p>Casa de tres recámaras con patio en el norte de Mérida, a diez minutos del Paseo Montejo, con escrituras en orden.</p>'

const PAGE = gzipSync(
  `<!doctype html><html lang="es-MX"><meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="icon" href="data:,"><title>Predio</title>
  <h1>Propiedades</h1>${PARAGRAPH.repeat(20)}</html>`,
)

/** The static page is one compressed document of text, which this machine sends over HTTP/1.1 like the app. */
export async function startStaticPage(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
    })
    response.end(PAGE)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
