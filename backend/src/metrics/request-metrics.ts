import type { RequestObserver } from '../http/request-context.ts'
import type { Family, Sample } from './family.ts'

/** The bounds are in seconds. A read of one row takes 2 ms; a large report or a slow site takes seconds; a statement is ended after 8 s. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

interface Series {
  route: string
  method: string
  statuses: Map<number, number>
  buckets: number[]
  seconds: number
}

/**
 * Routes, methods and statuses come from fixed sets, so that no caller can make the map grow. A request costs two lookups and four
 * additions.
 */
export class RequestMetrics implements RequestObserver {
  readonly #routes = new Map<string, Map<string, Series>>()
  readonly #series: Series[] = []
  #inProgress = 0

  began(): void {
    this.#inProgress += 1
  }

  ended(route: string, method: string, status: number, ms: number): void {
    this.#inProgress -= 1
    const series = this.#seriesOf(route, METHODS.has(method) ? method : 'other')
    series.statuses.set(status, (series.statuses.get(status) ?? 0) + 1)
    const seconds = ms / 1000
    let bucket = 0
    while (bucket < BOUNDS.length && seconds > BOUNDS[bucket]!) bucket += 1
    series.buckets[bucket]! += 1
    series.seconds += seconds
  }

  statusesOf(route: string): [status: number, requests: number][] {
    const found = this.#series.filter((series) => series.route === route)
    return found.flatMap(({ statuses }) => Array.from(statuses))
  }

  families(): Family[] {
    return [
      {
        name: 'predio_http_requests_total',
        help: 'Requests that were answered.',
        type: 'counter',
        samples: this.#series.flatMap(printStatuses),
      },
      {
        name: 'predio_http_request_duration_seconds',
        help: 'From the arrival of a request to the beginning of its answer.',
        type: 'histogram',
        samples: this.#series.flatMap(printBuckets),
      },
      {
        name: 'predio_http_requests_in_progress',
        help: 'Requests that wait for their answer.',
        type: 'gauge',
        samples: [{ value: this.#inProgress }],
      },
    ]
  }

  #seriesOf(route: string, method: string): Series {
    let methods = this.#routes.get(route)
    if (!methods) this.#routes.set(route, (methods = new Map()))
    let series = methods.get(method)
    if (!series) {
      const buckets = Array.from({ length: BOUNDS.length + 1 }, () => 0)
      series = { route, method, statuses: new Map(), buckets, seconds: 0 }
      methods.set(method, series)
      this.#series.push(series)
    }
    return series
  }
}

function printStatuses({ route, method, statuses }: Series): Sample[] {
  return [...statuses].map(([status, value]) => ({ labels: { route, method, status }, value }))
}

/** Each bucket of Prometheus also counts the smaller ones. */
function printBuckets({ route, method, buckets, seconds }: Series): Sample[] {
  const labels = { route, method }
  let count = 0
  const counted = buckets.map((requests, at) => {
    count += requests
    const le = at < BOUNDS.length ? String(BOUNDS[at]) : '+Inf'
    return { suffix: '_bucket', labels: { ...labels, le }, value: count }
  })
  return [
    ...counted,
    { suffix: '_sum', labels, value: seconds },
    { suffix: '_count', labels, value: count },
  ]
}
