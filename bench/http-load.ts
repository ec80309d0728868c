import { HttpConnection } from './http-connection.ts'
import { CALLERS, MAX_REQUESTS, serveJobs, type HttpJob, type JobResult } from './jobs.ts'

async function run({ port, requests, seconds }: HttpJob): Promise<JobResult> {
  const bytes = requests.map((request) => Buffer.from(request, 'utf8'))
  const connections = await Promise.all(
    Array.from({ length: CALLERS }, () => HttpConnection.open(port)),
  )
  let completed = 0
  let failures = 0
  let sample = ''
  const started = performance.now()
  const deadline = started + seconds * 1000
  await Promise.all(
    connections.map(
      (connection, caller) =>
        new Promise<void>((resolve, reject) => {
          let next = caller
          const send = () => {
            connection.send(bytes[next % bytes.length]!, answered, reject, next === 0)
            next += CALLERS
          }
          const answered = (status: number, body: string) => {
            if (status >= 300) failures += 1
            if (body !== '') sample = body
            completed += 1
            if (performance.now() < deadline && completed < MAX_REQUESTS) send()
            else resolve()
          }
          send()
        }),
    ),
  )
  const elapsed = (performance.now() - started) / 1000
  for (const connection of connections) connection.close()
  return { completed, failures, seconds: elapsed, sample }
}

serveJobs(run)
