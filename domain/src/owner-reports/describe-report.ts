import type { ListingSiteVisits } from '../agent-site/index.ts'
import { formatCalendarDate, formatDate, formatMoment } from '../dates/index.ts'
import { formatNumber } from '../numbers/index.ts'
import { formatPrice, type Currency } from '../properties/index.ts'
import { PASS_REASONS, REASON_LABELS, type SelectionAnswer } from '../selections/index.ts'
import { joinAnd } from '../text/index.ts'
import { describeComparison, describeSimilar } from './describe-similar.ts'
import { OWNER_REPORT_TEXTS as texts } from './messages.ts'
import { TOLD_OUTCOMES, type OwnerReportFacts, type ReportPeriod } from './owner-report.ts'

export interface ReportFigure {
  id: 'days' | 'views' | 'visits' | 'interested'
  value: string
  label: string
}

export interface ReportRow {
  label: string
  value: string
  other?: string
  share?: number
}

export interface ReportGroup {
  title: string | null
  rows: readonly ReportRow[]
}

export type ReportSectionId = 'interest' | 'answers' | 'visits' | 'price' | 'similar'

export interface ReportSection {
  id: ReportSectionId
  title: string
  text: string
  groups: readonly ReportGroup[]
}

/** OREP-05: the page, the paper and the dialog show the same described report. */
export interface DescribedReport {
  price: string
  madeOn: string
  figures: readonly ReportFigure[]
  sections: readonly ReportSection[]
}

const ANSWERS: readonly SelectionAnswer[] = ['visit', 'like', 'pass']

export function describeReport(facts: OwnerReportFacts, period: ReportPeriod): DescribedReport {
  return {
    price: formatPrice(facts.listing),
    madeOn: texts.madeOn(formatDate(new Date(facts.madeAt), facts.zone, 'long')),
    figures: figuresOf(facts),
    sections: [
      interestOf(facts),
      answersOf(facts),
      visitsOf(facts),
      priceOf(facts, period),
      {
        id: 'similar',
        title: texts.similar,
        text: facts.similar
          ? [`${describeSimilar(facts.similar)}.`, ...describeComparison(facts.similar)].join(' ')
          : texts.nothingSimilar,
        groups: similarGroups(facts),
      },
    ],
  }
}

function figuresOf({
  daysPublished: days,
  selections,
  visits,
  interested,
}: OwnerReportFacts): ReportFigure[] {
  const figure = (id: ReportFigure['id'], count: number): ReportFigure => ({
    id,
    value: formatNumber(count),
    label: texts[id](count),
  })
  return [
    ...(days === null ? [] : [figure('days', days)]),
    figure('views', selections.views),
    figure('visits', visits.made),
    figure('interested', interested.clients),
  ]
}

function interestOf({ selections, interested, site }: OwnerReportFacts): ReportSection {
  const { sent, views } = selections
  const reach =
    sent === 0 && views === 0
      ? texts.notSent
      : sent === 0
        ? texts.openedEarlier(views)
        : `${texts.sent(sent)}; ${views === 0 ? texts.unopened : texts.opened(views)}.`
  const clients =
    interested.clients === 0
      ? texts.noClients
      : `${capitalize(texts.clients(interested.clients))}${
          interested.negotiations > 0 ? `; ${texts.negotiations(interested.negotiations)}` : ''
        }.`
  const text = [reach, ...(site ? [siteText(site)] : []), clients].join(' ')
  return { id: 'interest', title: texts.interest, text, groups: [] }
}

/** OREP-26 */
function siteText({ views, forms, presses }: ListingSiteVisits): string {
  if (views + forms + presses === 0) return texts.notSeenOnSite
  const contacts = [
    ...(forms > 0 ? [texts.messages(forms)] : []),
    ...(presses > 0 ? [texts.presses(presses)] : []),
  ]
  const seen = texts.seenOnSite(views)
  return `${contacts.length === 0 ? seen : texts.withContacts(seen, joinAnd(contacts))}.`
}

function answersOf({ answers }: OwnerReportFacts): ReportSection {
  const total = ANSWERS.reduce((sum, answer) => sum + answers[answer], 0)
  const rows = ANSWERS.map((answer) => counted(texts.answer[answer], answers[answer], total))
  const reasons = PASS_REASONS.flatMap((reason) => {
    const count = answers.reasons[reason] ?? 0
    return count === 0 ? [] : [counted(REASON_LABELS[reason], count, answers.pass)]
  })
  return {
    id: 'answers',
    title: texts.answers,
    text: total === 0 ? texts.noAnswers : texts.answered(total),
    groups: [
      ...(total === 0 ? [] : [{ title: null, rows }]),
      ...(reasons.length === 0 ? [] : [{ title: texts.reasons, rows: byCount(reasons) }]),
    ],
  }
}

function visitsOf({ visits, zone }: OwnerReportFacts): ReportSection {
  const { made, upcoming } = visits
  const text =
    made === 0
      ? `${texts.noVisits} ${upcoming === 0 ? texts.noUpcoming : `${capitalize(texts.upcoming(upcoming))}.`}`
      : upcoming === 0
        ? `${texts.made(made)}. ${texts.noUpcoming}`
        : `${texts.made(made)} y ${texts.upcoming(upcoming)}.`
  const outcomes = TOLD_OUTCOMES.flatMap((outcome) => {
    const count = visits.outcomes[outcome] ?? 0
    return count === 0 ? [] : [counted(outcome, count, made)]
  })
  const groups: ReportGroup[] = [
    { title: texts.upcomingTitle, rows: upcomingRows(visits.upcomingAt, upcoming, zone) },
    { title: texts.madeDays, rows: madeRows(visits.madeDays, made) },
    { title: texts.outcomes, rows: outcomes },
  ]
  return {
    id: 'visits',
    title: texts.visitsTitle,
    text,
    groups: groups.filter(({ rows }) => rows.length > 0),
  }
}

function upcomingRows(moments: readonly string[], count: number, zone: string): ReportRow[] {
  const rows = timesOf(moments).map(([moment, visits]) => ({
    label: capitalize(formatMoment(new Date(moment), zone)),
    value: visits === 1 ? '' : texts.times(visits),
  }))
  return [...rows, ...restOf(count - moments.length)]
}

function madeRows(days: readonly string[], count: number): ReportRow[] {
  const rows = timesOf(days).map(([day, visits]) => ({
    label: formatCalendarDate(day, 'long'),
    value: texts.times(visits),
  }))
  return [...rows, ...restOf(count - days.length)]
}

function timesOf(values: readonly string[]): [string, number][] {
  const times = new Map<string, number>()
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1)
  return [...times]
}

function restOf(count: number): ReportRow[] {
  return count > 0 ? [{ label: texts.more(count), value: '' }] : []
}

function priceOf({ listing, priceChanges }: OwnerReportFacts, period: ReportPeriod): ReportSection {
  const inPeriod = priceChanges.filter(({ day }) => day >= period.firstDay).length
  const amount = (price: number | null, currency: Currency) =>
    formatPrice({ ...listing, price: price || null, currency })
  const now =
    listing.price === null
      ? texts.askForPrice
      : texts.offeredAt(amount(listing.price, listing.currency))
  return {
    id: 'price',
    title: texts.price,
    text: `${now} ${inPeriod === 0 ? texts.samePrice : texts.changed(inPeriod)}`,
    groups:
      priceChanges.length === 0
        ? []
        : [
            {
              title: null,
              rows: priceChanges.map((change) => ({
                label: formatCalendarDate(change.day, 'long'),
                value: texts.change(
                  amount(change.previousPrice, change.previousCurrency),
                  amount(change.price, change.currency),
                ),
              })),
            },
          ],
  }
}

function similarGroups({ similar, listing }: OwnerReportFacts): ReportGroup[] {
  if (!similar) return []
  const amount = (price: number) => formatPrice({ ...listing, price })
  const pair = (label: string, own: string, other: string): ReportRow => ({
    label,
    value: own,
    other,
  })
  const { price, pricePerMetre, days, visits } = similar
  return [
    {
      title: null,
      rows: [
        ...(price ? [pair(texts.price, amount(price.own), amount(price.median))] : []),
        ...(pricePerMetre
          ? [pair(texts.pricePerMetre, amount(pricePerMetre.own), amount(pricePerMetre.median))]
          : []),
        ...(days
          ? [pair(texts.daysPublished, formatNumber(days.own), formatNumber(days.median))]
          : []),
        pair(texts.visitsInPeriod, formatNumber(visits.own), formatNumber(visits.mean, 1)),
      ],
    },
  ]
}

function counted(label: string, count: number, total: number): ReportRow {
  return { label, value: formatNumber(count), share: total === 0 ? 0 : count / total }
}

function byCount(rows: readonly ReportRow[]): ReportRow[] {
  return rows.toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))
}

function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es-MX') + text.slice(1)
}
