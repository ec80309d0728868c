import { formatCell, type ReportAnswers } from '@predio/domain/reports'
import { captions, columns, messages, words } from '../messages.ts'
import { describeAsked } from '../describe.ts'
import { monthRows } from './month-rows.ts'
import type { Asked, ReportPart, ReportView, SeriesOf } from '../view.ts'

const SERIES: readonly SeriesOf[] = [
  { key: 'won', name: columns.won, tone: 'action' },
  { key: 'lost', name: columns.lost, tone: 'attention' },
]

/** REP-03 says what is counted as won and lost. */
export function describeOutcomes(
  { total, months, reasons }: ReportAnswers['outcomes'],
  asked: Asked,
): ReportView {
  return {
    isEmpty: total.won + total.lost === 0,
    subtitle: describeAsked(asked),
    figures: [
      { label: columns.wonAmount, value: formatCell(total.won_amount, 'money') },
      { label: words.winRate, value: formatCell(total.win_rate, 'percent') },
      { label: words.daysToWin, value: formatCell(total.days_to_win, 'days') },
    ],
    notes: [],
    parts: [
      {
        table: {
          caption: captions.outcomes,
          columns: [
            { key: 'label', label: columns.month, kind: 'text' },
            { key: 'won', label: columns.won, kind: 'count' },
            { key: 'lost', label: columns.lost, kind: 'count' },
            { key: 'won_amount', label: columns.wonAmount, kind: 'money' },
            { key: 'lost_amount', label: columns.lostAmount, kind: 'money' },
          ],
          rows: monthRows(months, asked.period),
          total: {
            label: messages.total,
            won: total.won,
            lost: total.lost,
            won_amount: total.won_amount,
            lost_amount: total.lost_amount,
          },
        },
        chart: { kind: 'columns', isStacked: false, series: SERIES },
      },
      describeReasons(reasons),
    ],
  }
}

function describeReasons(reasons: ReportAnswers['outcomes']['reasons']): ReportPart {
  return {
    table: {
      caption: captions.reasons,
      columns: [
        { key: 'reason', label: columns.reason, kind: 'text' },
        { key: 'outcome', label: columns.outcome, kind: 'text' },
        { key: 'total', label: columns.deals, kind: 'count' },
        { key: 'amount', label: columns.amount, kind: 'money' },
      ],
      rows: reasons.map(({ status, reason, total, amount }) => ({
        reason: reason ?? words.noReason,
        outcome: words[status],
        total,
        amount,
        won: status === 'won' ? total : 0,
        lost: status === 'lost' ? total : 0,
      })),
    },
    chart: {
      kind: 'rows',
      value: 'total',
      series: SERIES,
      detail: (row) => String(row['outcome']),
      maxRows: 8,
    },
  }
}
