import type { Family, Sample } from './family.ts'

export function gauge(name: string, help: string, samples: Sample[]): Family {
  return { name, help, type: 'gauge', samples }
}

export function counter(name: string, help: string, samples: Sample[]): Family {
  return { name, help, type: 'counter', samples }
}

export function singleSample(value: number | undefined): Sample[] {
  return value === undefined ? [] : [{ value }]
}
