import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

export interface SmtpServer {
  url: string
  messages: string[]
  close(): Promise<void>
}

type Fault = 'refuses-login' | 'refuses-recipient' | 'hangs-up'

export async function startSmtpServer(fault?: Fault): Promise<SmtpServer> {
  const messages: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    converse(socket, messages, fault)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://ana:secreta@127.0.0.1:${port}`,
    messages,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function converse(socket: Socket, messages: string[], fault: Fault | undefined): void {
  let pending = ''
  let receiving = false
  const say = (line: string) => void socket.write(`${line}\r\n`)
  say('220 prueba ESMTP')
  socket.on('data', (chunk: Buffer) => {
    pending += chunk.toString('latin1')
    for (;;) {
      const mark = receiving ? '\r\n.\r\n' : '\r\n'
      const end = pending.indexOf(mark)
      if (end < 0) return
      const text = pending.slice(0, end)
      pending = pending.slice(end + mark.length)
      if (receiving) {
        receiving = false
        messages.push(Buffer.from(text.replace(/^\.\./gm, '.'), 'latin1').toString('utf8'))
        say('250 recibido')
      } else if (/^data$/i.test(text) && fault === 'hangs-up') {
        socket.destroy()
      } else {
        receiving = /^data$/i.test(text)
        say(answerTo(text, fault))
      }
    }
  })
}

function answerTo(command: string, fault: Fault | undefined): string {
  const verb = command.split(' ', 1)[0]?.toUpperCase()
  if (verb === 'EHLO') return '250-prueba\r\n250 AUTH PLAIN'
  if (verb === 'AUTH') {
    const good = Buffer.from('\0ana\0secreta').toString('base64')
    const accepted = command.endsWith(good) && fault !== 'refuses-login'
    return accepted ? '235 adelante' : '535 usuario o clave incorrectos'
  }
  if (verb === 'RCPT' && fault === 'refuses-recipient') return '550 no existe'
  if (verb === 'DATA') return '354 te escucho'
  if (verb === 'QUIT') return '221 adiós'
  return '250 bien'
}
