import { REASON_LABELS, PASS_REASONS } from '../selections/index.ts'
import { shorten } from '../text/index.ts'
import { describeReport } from './describe-report.ts'
import { describeComparison } from './describe-similar.ts'
import { OWNER_REPORT_MESSAGE as message, OWNER_REPORT_TEXTS as texts } from './messages.ts'
import type { OwnerReportFacts, ReportPeriod } from './owner-report.ts'
import { ofPeriod } from './period.ts'

const MAX_TITLE = 80
/** A WhatsApp message has at most 4,096 characters, including the facts and the link. */
const MAX_RECOMMENDATION = 2000

interface ReportMessage extends ReportPeriod {
  ownerName: string | null
  facts: OwnerReportFacts
  recommendation: string | null
  url: string | null
}

/** OREP-09: the whole report as a text for WhatsApp. */
export function reportMessage(report: ReportMessage): string {
  const { ownerName, facts, recommendation, url } = report
  const { sections, figures } = describeReport(facts, report)
  const days = figures.find(({ id }) => id === 'days')
  const textOf = (id: 'interest' | 'visits' | 'price') =>
    sections.find((section) => section.id === id)?.text ?? ''
  const lines = [
    ...(days ? [`${days.value} ${days.label}.`] : []),
    textOf('price'),
    textOf('interest'),
    answersOf(facts),
    textOf('visits'),
    ...(facts.similar ? [describeComparison(facts.similar).join(' ')] : []),
  ]
  return [
    message.greeting(ownerName, ofPeriod(report), shorten(facts.listing.title, MAX_TITLE)),
    lines
      .filter((line) => line !== '')
      .map((line) => `• ${line}`)
      .join('\n'),
    ...(recommendation
      ? [message.recommendation(shorten(recommendation, MAX_RECOMMENDATION))]
      : []),
    ...(url === null ? [] : [message.whole(url)]),
  ].join('\n\n')
}

function answersOf({ answers }: OwnerReportFacts): string {
  const { like, visit, pass, reasons } = answers
  if (like + visit + pass === 0) return texts.noAnswers
  const counts = [
    [texts.answer.visit, visit] as const,
    [texts.answer.like, like] as const,
    [texts.answer.pass, pass] as const,
  ]
  const why = PASS_REASONS.flatMap((reason) =>
    reasons[reason] ? [`${REASON_LABELS[reason].toLowerCase()} ${reasons[reason]}`] : [],
  )
  const told = counts
    .filter(([, count]) => count > 0)
    .map(([label, count]) => `${label.toLowerCase()} ${count}`)
    .join(', ')
  return `${message.answers(told)}${why.length > 0 ? message.reasons(why.join(', ')) : ''}.`
}
