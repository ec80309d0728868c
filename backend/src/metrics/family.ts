/** Values are collected only when the metrics are requested. */
export interface Family {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: Sample[]
}

export interface Sample {
  suffix?: string
  /** Label values come from fixed sets in the program, never from callers. */
  labels?: Labels
  value: number
}

export type Labels = Record<string, string | number>
