/** A result to share: printed, as a PDF or as the text of a message (EXPORT-14). */
export interface Report {
  title: string
  /** The property or operation that the result is about. */
  subject: string
  /** The most important number. */
  headline: { label: string; value: string }
  sections: readonly ReportSection[]
  /** Disclaimers and sources. */
  notes: readonly string[]
  /** Without the extension. */
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
  /** Length of the bar, as a fraction of the longest one; drawn on paper and in the PDF, left out of a message. */
  bar?: number
}

/** For the clipboard and WhatsApp. */
export function reportText({ title, subject, sections, notes }: Report): string {
  const blocks = sections.map(({ title: name, lines }) =>
    [name, ...lines.map(({ label, value }) => `${label}: ${value}`)].join('\n'),
  )
  return [[title, subject].filter(Boolean).join('\n'), ...blocks, ...notes].join('\n\n')
}
