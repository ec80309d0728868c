/** EXPORT-14: a result that can be printed, saved as a PDF or sent as a message. */
export interface Report {
  title: string
  subject: string
  headline: { label: string; value: string }
  sections: readonly ReportSection[]
  notes: readonly string[]
  fileName: string
}

export interface ReportSection {
  title: string
  lines: readonly ReportLine[]
}

export interface ReportLine {
  label: string
  value: string
  isTotal?: boolean
  bar?: number
}

export function reportText({ title, subject, sections, notes }: Report): string {
  const blocks = sections.map(({ title: name, lines }) =>
    [name, ...lines.map(({ label, value }) => `${label}: ${value}`)].join('\n'),
  )
  return [[title, subject].filter(Boolean).join('\n'), ...blocks, ...notes].join('\n\n')
}
