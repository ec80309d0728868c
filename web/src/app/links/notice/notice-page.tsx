import { NOTICE_TEXTS } from '@predio/domain/privacy'
import { LinkLayout } from '../frame/link-layout.tsx'
import { messages } from './messages.ts'

export function NoticePage() {
  return (
    <LinkLayout
      loading={messages.loading}
      isNarrow
      skeleton={
        <>
          <span className="h-80 rounded-xl bg-sunken" />
          <span className="h-80 rounded-xl bg-sunken" />
        </>
      }
    >
      <template data-template="notice">
        <article className="mx-auto flex w-full max-w-3xl flex-col gap-10">
          <header className="flex flex-col gap-1">
            <h1 className="text-3xl font-semibold text-balance">{messages.pageTitle}</h1>
            <p data-slot="version" className="text-ink-soft" />
          </header>
          <section className="flex flex-col gap-4 rounded-xl bg-card p-6 shadow-sm sm:p-8 print:p-0 print:shadow-none">
            <h2 className="text-xl font-semibold">{NOTICE_TEXTS.simpleTitle}</h2>
            <div data-slot="simple" className="flex flex-col gap-3" />
          </section>
          <section className="flex flex-col gap-4 rounded-xl bg-card p-6 shadow-sm sm:p-8 print:p-0 print:shadow-none">
            <h2 className="text-xl font-semibold">{NOTICE_TEXTS.fullTitle}</h2>
            <div data-slot="full" className="flex flex-col gap-3" />
          </section>
        </article>
      </template>
      <template data-template="heading">
        <h3 className="mt-4 font-semibold text-balance wrap-anywhere">{messages.pageTitle}</h3>
      </template>
      <template data-template="paragraph">
        <p className="text-pretty whitespace-pre-line wrap-anywhere" />
      </template>
      <template data-template="list">
        <ul className="flex list-disc flex-col gap-2 pl-6 wrap-anywhere" />
      </template>
    </LinkLayout>
  )
}
