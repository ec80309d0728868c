import { HttpConnection } from '../../bench/http-connection.ts'

export interface Answer {
  status: number
  body: string
}

export class Connections {
  readonly #port: number
  readonly #idle: HttpConnection[] = []
  reconnected = 0

  constructor(port: number) {
    this.#port = port
  }

  async send(request: Buffer, keepsBody = false): Promise<Answer> {
    const kept = this.#takeIdle()
    if (kept) {
      const answer = await this.#sendOn(kept, request, keepsBody).catch(() => undefined)
      if (answer) return answer
      this.reconnected += 1
    }
    return this.#sendOn(await HttpConnection.open(this.#port), request, keepsBody)
  }

  close(): void {
    for (const connection of this.#idle.splice(0)) connection.close()
  }

  #takeIdle(): HttpConnection | undefined {
    for (let kept = this.#idle.pop(); kept; kept = this.#idle.pop()) {
      if (!kept.isClosed) return kept
    }
    return undefined
  }

  #sendOn(connection: HttpConnection, request: Buffer, keepsBody: boolean): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const answered = (status: number, body: string) => {
        this.#idle.push(connection)
        resolve({ status, body })
      }
      connection.send(request, answered, reject, keepsBody)
    })
  }
}
