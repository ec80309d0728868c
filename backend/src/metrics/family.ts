/** One metric with all its labels, as Prometheus calls it. Everything is collected when somebody asks; no implementation lives here. */
export interface Family {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: Sample[]
}

export interface Sample {
  /** Of a histogram: `_bucket`, `_sum` or `_count`. */
  suffix?: string
  /** Values come from a set that the program knows; what callers send never becomes one. */
  labels?: Labels
  value: number
}

export type Labels = Record<string, string | number>
