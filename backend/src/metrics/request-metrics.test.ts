import { expect, it } from 'vitest'
import { printFamilies } from './print-families.ts'
import { RequestMetrics } from './request-metrics.ts'

const printed = (metrics: RequestMetrics) => printFamilies(metrics.families()).split('\n')

it('OPS-03 the metrics count requests by route, method and status, and their durations', () => {
  const metrics = new RequestMetrics()
  for (const [status, ms] of [
    [200, 3],
    [200, 5],
    [404, 700],
    [200, 60_000],
  ] as const) {
    metrics.began()
    metrics.ended('/rest/v1/:table', 'GET', status, ms)
  }
  metrics.began()
  const lines = printed(metrics)
  const labels = 'route="/rest/v1/:table",method="GET"'
  expect(lines).toEqual(
    expect.arrayContaining([
      `predio_http_requests_total{${labels},status="200"} 3`,
      `predio_http_requests_total{${labels},status="404"} 1`,
      `predio_http_request_duration_seconds_bucket{${labels},le="0.005"} 2`,
      `predio_http_request_duration_seconds_bucket{${labels},le="0.5"} 2`,
      `predio_http_request_duration_seconds_bucket{${labels},le="1"} 3`,
      `predio_http_request_duration_seconds_bucket{${labels},le="10"} 3`,
      `predio_http_request_duration_seconds_bucket{${labels},le="+Inf"} 4`,
      `predio_http_request_duration_seconds_count{${labels}} 4`,
      `predio_http_request_duration_seconds_sum{${labels}} 60.708`,
      'predio_http_requests_in_progress 1',
    ]),
  )
})

it('OPS-03 the metrics give all unusual HTTP methods one label', () => {
  const metrics = new RequestMetrics()
  for (const method of ['PROPFIND', 'BREW', 'X'.repeat(1000)]) metrics.ended('/*', method, 404, 1)
  expect(printed(metrics)).toContain(
    'predio_http_requests_total{route="/*",method="other",status="404"} 3',
  )
})
