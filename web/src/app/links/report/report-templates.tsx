import { AgentButtons } from '../frame/agent-buttons.tsx'
import {
  CalendarDays,
  Eye,
  Footprints,
  Heart,
  MapPin,
  MessageSquareQuote,
  Printer,
  type LucideIcon,
} from 'lucide-react'
import type { ReportFigure } from '@predio/domain/owner-reports'
import { buttonClass } from '../../../ui/button-styles.ts'
import { messages } from './messages.ts'

const FIGURE_ICONS: Record<ReportFigure['id'], LucideIcon> = {
  days: CalendarDays,
  views: Eye,
  visits: Footprints,
  interested: Heart,
}

export function ReportTemplates() {
  return (
    <>
      <template data-template="intro">
        <header className="mb-6 flex flex-col gap-1 sm:mb-8">
          <p data-slot="report-title" className="font-medium text-ink-soft" />
          <h1 data-slot="greeting" className="text-3xl font-semibold text-balance wrap-anywhere">
            {messages.greeting(null)}
          </h1>
          <p className="text-ink-soft sm:text-lg">{messages.intro}</p>
        </header>
      </template>
      <template data-template="property">
        <section className="report-part mb-4 overflow-hidden rounded-xl border border-line bg-card sm:mb-5 sm:grid sm:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
          <div
            hidden
            data-slot="photo-frame"
            className="aspect-16/10 bg-sunken sm:aspect-auto sm:min-h-64"
          >
            <img
              data-slot="photo"
              alt=""
              decoding="async"
              className="size-full object-cover sm:max-h-80"
            />
          </div>
          <div className="flex min-w-0 flex-col justify-center gap-2 p-5 sm:p-8">
            <h2
              data-slot="title"
              className="text-xl leading-snug font-semibold text-pretty wrap-anywhere"
            >
              {messages.pageTitle}
            </h2>
            <p hidden data-slot="location" className="flex gap-1.5 text-ink-soft">
              <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
              <span data-slot="text" className="min-w-0 wrap-anywhere" />
            </p>
            <p data-slot="price" className="mt-1 text-2xl font-semibold tabular-nums" />
          </div>
        </section>
      </template>
      <template data-template="figures">
        <section aria-label={messages.figures} className="mb-4 sm:mb-5">
          <ul className="grid grid-cols-2 gap-3 *:last:odd:col-span-2 sm:gap-5 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:*:last:odd:col-span-1" />
        </section>
      </template>
      {Object.entries(FIGURE_ICONS).map(([id, Icon]) => (
        <template key={id} data-template={`figure-${id}`}>
          <li className="report-part flex flex-col gap-3 rounded-xl border border-line bg-card p-4 sm:p-5">
            <Icon aria-hidden="true" className="size-5 text-action" />
            <p className="flex flex-col">
              <b
                data-slot="value"
                className="text-4xl leading-none font-semibold tracking-tight tabular-nums"
              />
              <span data-slot="label" className="mt-1.5 text-sm text-pretty text-ink-soft" />
            </p>
          </li>
        </template>
      ))}
      <template data-template="recommendation">
        <section className="report-part mb-4 flex gap-4 rounded-xl bg-action-soft p-5 sm:mb-5 sm:gap-5 sm:p-8">
          <MessageSquareQuote aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-action" />
          <div className="min-w-0">
            <h2 data-slot="from" className="font-semibold text-action">
              {messages.recommendation('')}
            </h2>
            <p
              data-slot="text"
              className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere sm:text-lg"
            />
          </div>
        </section>
      </template>
      <template data-template="sections">
        <div className="gap-5 *:mb-4 *:break-inside-avoid sm:*:mb-5 lg:columns-2" />
      </template>
      <template data-template="closing">
        <section className="mt-6 flex flex-col items-center gap-5 rounded-xl bg-card px-6 py-10 text-center shadow-sm print:mt-4 print:py-4">
          <div className="flex flex-col gap-1 print:hidden">
            <h2 className="text-xl font-semibold">{messages.closing}</h2>
            <p data-slot="closing-text" className="text-ink-soft" />
          </div>
          <div className="flex w-full flex-col justify-center gap-3 sm:flex-row print:hidden">
            <AgentButtons />
            <button
              type="button"
              data-slot="print"
              className={buttonClass('quiet', 'medium', false)}
            >
              <Printer aria-hidden="true" className="size-5" />
              {messages.print}
            </button>
          </div>
          <p className="flex flex-col gap-1 text-sm text-ink-soft">
            <span data-slot="identity" className="font-medium wrap-anywhere" />
            <span data-slot="made-on" />
            <span data-slot="expires" className="print:hidden" />
            <span>{messages.anonymous}</span>
          </p>
        </section>
      </template>
    </>
  )
}
