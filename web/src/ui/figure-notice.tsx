import { FIGURE_MESSAGES as say, figureOn } from '@predio/domain/figures'
import { formatMxn } from '@predio/domain/money'
import { useMexicoDay } from '../lib/use-mexico-day.ts'
import { Notice } from './notice.tsx'

interface FigureNoticeProps {
  figure: 'stateMarkets' | 'mxnPerUsd'
}

/** The notice is shown only if the figure's period of validity has ended. */
export function FigureNotice({ figure }: FigureNoticeProps) {
  const today = useMexicoDay()
  if (!figureOn(figure, today).isExpired) return null
  return <Notice tone="warning">{expiredText(figure, today)}</Notice>
}

function expiredText(figure: FigureNoticeProps['figure'], today: string): string {
  switch (figure) {
    case 'stateMarkets':
      return say.marketsExpired(figureOn(figure, today).from)
    case 'mxnPerUsd': {
      const { value, from } = figureOn(figure, today)
      return say.dollarExpired(formatMxn(value), from)
    }
  }
}
