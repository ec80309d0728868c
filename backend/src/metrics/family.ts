/** Values are collected only when somebody asks. */
export interface Family {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: Sample[]
}

export interface Sample {
  suffix?: string
  /** Labels take values that the program knows, never what callers send. */
  labels?: Labels
  value: number
}

export type Labels = Record<string, string | number>
