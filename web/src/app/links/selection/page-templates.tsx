import { AgentButtons } from '../frame/agent-buttons.tsx'
import { Sparkles } from 'lucide-react'
import { buttonClass } from '../../../ui/button-styles.ts'
import { messages } from './messages.ts'

export function PageTemplates() {
  return (
    <>
      <template data-template="intro">
        <div className="mb-8 flex flex-col gap-5 sm:mb-10">
          <div className="flex flex-col gap-1">
            <p
              data-slot="selection-title"
              className="font-medium text-pretty wrap-anywhere text-ink-soft"
            />
            <h1 data-slot="greeting" className="text-3xl font-semibold text-balance wrap-anywhere">
              {messages.greeting(null)}
            </h1>
          </div>
          <p
            hidden
            data-slot="message"
            className="max-w-2xl rounded-xl rounded-tl-sm bg-card p-5 whitespace-pre-line wrap-anywhere shadow-sm sm:text-lg"
          />
          <a
            hidden
            data-slot="new"
            href="#contenido"
            className="flex min-h-12 w-fit items-center gap-3 rounded-full bg-attention-soft py-2 pr-5 pl-4 font-medium text-attention no-underline"
          >
            <Sparkles aria-hidden="true" className="size-5 shrink-0" />
            <span data-slot="text" />
            <span className="underline underline-offset-4">{messages.seeNew}</span>
          </a>
          <p className="text-ink-soft">
            <span data-slot="count" />
            <span data-slot="answered" />
          </p>
        </div>
      </template>
      <template data-template="listings">
        <ul className="flex flex-col gap-6 sm:gap-8" />
      </template>
      <template data-template="closing">
        <section className="mt-12 flex flex-col items-center gap-5 rounded-xl bg-card px-6 py-10 text-center shadow-sm print:hidden">
          <div className="flex flex-col gap-1">
            <h2 className="text-xl font-semibold">{messages.closing}</h2>
            <p data-slot="closing-text" className="text-ink-soft" />
          </div>
          <div className="flex w-full flex-col justify-center gap-3 sm:flex-row">
            <AgentButtons />
          </div>
          <p className="flex flex-col gap-1 text-sm text-ink-soft">
            <span data-slot="identity" className="font-medium wrap-anywhere" />
            <span data-slot="expires" />
          </p>
        </section>
      </template>
      <template data-template="consent">
        <section className="mt-6 flex flex-col items-center gap-4 px-6 py-4 text-center print:hidden">
          <p className="max-w-md text-sm text-ink-soft">
            <span data-slot="consent-text" />{' '}
            <a
              data-slot="consent-link"
              href="/privacidad"
              target="_blank"
              rel="noreferrer"
              className="underline underline-offset-4 hover:text-ink"
            >
              {messages.noticeLink}
            </a>
            .
          </p>
          <button
            type="button"
            data-slot="accept"
            className={buttonClass('secondary', 'medium', false)}
          >
            {messages.acceptNotice}
          </button>
          <output data-slot="consent-state" className="text-sm text-ink-soft" />
        </section>
      </template>
      <template data-template="unsent">
        <section className="mb-8 flex flex-col gap-4 rounded-xl bg-warning-soft p-5 text-left text-ink">
          <div>
            <h2 className="font-semibold">{messages.unsentTitle}</h2>
            <p className="text-sm">{messages.unsentHint}</p>
          </div>
          <ul data-slot="entries" className="flex flex-col gap-3" />
          <button
            type="button"
            data-slot="forget"
            className={`${buttonClass('secondary', 'medium', false)} self-start`}
          >
            {messages.forget}
          </button>
        </section>
      </template>
      <template data-template="unsent-entry">
        <li className="wrap-anywhere">
          <b data-slot="entry-title" className="block font-semibold" />
          <span data-slot="entry-answer" className="block whitespace-pre-line" />
          <span data-slot="entry-reason" className="block text-sm text-ink-soft" />
        </li>
      </template>
    </>
  )
}
