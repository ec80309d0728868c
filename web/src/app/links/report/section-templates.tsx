import type { ReportSectionId } from '@predio/domain/owner-reports'
import {
  ChartNoAxesColumn,
  Footprints,
  Heart,
  MessagesSquare,
  Tag,
  type LucideIcon,
} from 'lucide-react'
import { messages } from './messages.ts'

const ICONS: Record<ReportSectionId, LucideIcon> = {
  interest: Heart,
  answers: MessagesSquare,
  visits: Footprints,
  price: Tag,
  similar: ChartNoAxesColumn,
}

export function SectionTemplates() {
  return (
    <>
      {Object.entries(ICONS).map(([id, Icon]) => (
        <template key={id} data-template={`section-${id}`}>
          <section
            className={`report-part flex flex-col gap-5 rounded-xl border border-line bg-card p-5 sm:p-7 ${id === 'similar' ? '[column-span:all] lg:mt-5' : ''}`}
          >
            <div className="flex flex-col gap-2">
              <h2 className="flex items-center gap-2.5 text-lg font-semibold">
                <Icon aria-hidden="true" className="size-5 shrink-0 text-action" />
                <span data-slot="section-title" />
              </h2>
              <p data-slot="section-text" className="text-pretty text-ink-soft" />
            </div>
          </section>
        </template>
      ))}
      <template data-template="group">
        <div className="flex flex-col gap-2">
          <h3 hidden data-slot="group-title" className="text-sm font-semibold text-ink-soft">
            {messages.figures}
          </h3>
          <ul className="flex flex-col gap-3" />
        </div>
      </template>
      <template data-template="bar">
        <li className="flex flex-col gap-1.5">
          <p className="flex items-baseline justify-between gap-4">
            <span data-slot="label" className="min-w-0 wrap-anywhere" />
            <b data-slot="value" className="font-semibold tabular-nums" />
          </p>
          <span aria-hidden="true" className="block h-2.5 overflow-hidden rounded-full bg-ink/8">
            <span data-slot="bar" className="block h-full rounded-full bg-action" />
          </span>
        </li>
      </template>
      <template data-template="row">
        <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-b border-line pb-3 last:border-0 last:pb-0">
          <span data-slot="label" className="min-w-0 wrap-anywhere" />
          <span data-slot="value" className="font-medium tabular-nums" />
        </li>
      </template>
      <template data-template="comparison">
        {/* A table that is wider than a phone scrolls inside its section, which the keyboard can focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section aria-label={messages.comparison} tabIndex={0} className="overflow-x-auto">
          <table className="w-full border-collapse text-left">
            <thead>
              <tr className="border-b border-line text-sm text-ink-soft">
                <th scope="col" className="pb-2">
                  <span className="sr-only">{messages.fact}</span>
                </th>
                <th scope="col" className="pb-2 pl-4 text-right font-medium">
                  {messages.own}
                </th>
                <th scope="col" className="pb-2 pl-4 text-right font-medium">
                  {messages.others}
                </th>
              </tr>
            </thead>
            <tbody data-slot="compared" />
          </table>
        </section>
      </template>
      <template data-template="compared-row">
        <table>
          <tbody>
            <tr data-slot="row" className="border-b border-line last:border-0">
              <th scope="row" data-slot="label" className="py-3 font-normal">
                {messages.fact}
              </th>
              <td data-slot="value" className="py-3 pl-4 text-right font-semibold tabular-nums">
                {messages.own}
              </td>
              <td data-slot="other" className="py-3 pl-4 text-right text-ink-soft tabular-nums">
                {messages.others}
              </td>
            </tr>
          </tbody>
        </table>
      </template>
    </>
  )
}
