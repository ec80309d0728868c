import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

type Answered = (status: number, body: string) => void

const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n')

/** This connection only finds the end of an answer. node:http would use a good part of the two cores that the server needs. */
export class HttpConnection {
  readonly #socket: Socket
  #chunks: Buffer[] = []
  #received = 0
  #status = 0
  #bodyStart = 0
  #length: number | 'chunked' | undefined
  #keepsBody = false
  #isClosed = false
  #answered: Answered = () => undefined
  #failed: (error: Error) => void = () => undefined

  static async open(port: number): Promise<HttpConnection> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    await once(socket, 'connect')
    return new HttpConnection(socket)
  }

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (chunk: Buffer) => this.#read(chunk))
    socket.on('error', (error) => this.#failed(error))
    socket.on('end', () => this.#failed(new Error('the server closed a connection')))
    socket.on('close', () => {
      this.#isClosed = true
      this.#failed(new Error('a connection was closed'))
    })
  }

  /** A server closes connections that were idle for some seconds. */
  get isClosed(): boolean {
    return this.#isClosed || this.#socket.readableEnded
  }

  send(
    request: Buffer,
    answered: Answered,
    failed: (error: Error) => void,
    keepsBody: boolean,
  ): void {
    this.#chunks = []
    this.#received = 0
    this.#length = undefined
    this.#keepsBody = keepsBody
    this.#answered = answered
    this.#failed = failed
    this.#socket.write(request)
  }

  close(): void {
    this.#failed = () => undefined
    this.#socket.destroy()
  }

  #read(chunk: Buffer): void {
    this.#received += chunk.length
    if (this.#length === undefined || this.#keepsBody) this.#chunks.push(chunk)
    if (this.#length === undefined) this.#readHead()
    if (this.#isComplete(chunk)) this.#answered(this.#status, this.#body())
  }

  #readHead(): void {
    const start = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks)
    const end = start.indexOf(HEAD_END)
    if (end < 0) return
    const head = start.toString('latin1', 0, end)
    this.#status = Number(head.slice(9, 12))
    this.#bodyStart = end + HEAD_END.length
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)
    const isChunked = /\r\ntransfer-encoding: *chunked/i.test(head)
    this.#length = isChunked ? 'chunked' : this.#bodyStart + Number(length?.[1] ?? 0)
  }

  #isComplete(chunk: Buffer): boolean {
    if (this.#length === undefined) return false
    if (this.#length !== 'chunked') return this.#received >= this.#length
    return chunk.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
  }

  #body(): string {
    if (!this.#keepsBody) return ''
    const text = Buffer.concat(this.#chunks).subarray(this.#bodyStart).toString('utf8')
    return this.#length === 'chunked' ? text.slice(text.indexOf('\r\n') + 2) : text
  }
}
