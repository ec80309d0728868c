/** A result as it leaves the screen: on paper, as a PDF, as the text of a message. */
export interface Report {
  title: string
  /** What it is about. */
  subject: string
  /** The one number people look for. */
  headline: { label: string; value: string }
  sections: readonly ReportSection[]
  /** What it is not, and whom to ask. */
  notes: readonly string[]
  /** Without its ending. */
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
  /** Of the longest bar, 0 to 1: drawn on paper, left out of a message. */
  bar?: number
}

/** For the clipboard and WhatsApp. */
export function reportText({ title, subject, sections, notes }: Report): string {
  const blocks = sections.map(({ title: name, lines }) =>
    [name, ...lines.map(({ label, value }) => `${label}: ${value}`)].join('\n'),
  )
  return [[title, subject].filter(Boolean).join('\n'), ...blocks, ...notes].join('\n\n')
}
