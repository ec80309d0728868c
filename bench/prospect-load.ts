/** The flood of prospect-flood.ts comes from a process of its own and reports how it was answered. */
import { request } from 'node:http'

const AT_ONCE = 20

export interface FloodJob {
  url: string
  token: string
  posts: number
  addresses: number
}

export type FloodReport = Record<number, number>

process.on('message', (job: FloodJob) => {
  void flood(job).then((report) => process.send?.(report))
})
process.on('disconnect', () => process.exit())

async function flood(job: FloodJob): Promise<FloodReport> {
  const report: FloodReport = {}
  let next = 0
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    while (next < job.posts) {
      const status = await send(job, (next += 1))
      report[status] = (report[status] ?? 0) + 1
    }
  })
  await Promise.all(lanes)
  return report
}

function send({ url, token, addresses }: FloodJob, person: number): Promise<number> {
  const body = `nombre=Persona ${person}&telefono=55${10_000_000 + person}&mensaje=Hola`
  const from = person % addresses
  return new Promise((resolve) => {
    const sent = request(
      `${url}/functions/v1/prospects/${token}`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
          'x-forwarded-for': `10.${from >> 16}.${(from >> 8) & 255}.${from & 255}`,
        },
      },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.on('error', () => resolve(0))
      },
    )
    sent.on('error', () => resolve(0))
    sent.end(body)
  })
}
