import type { SitePage } from '@predio/domain/agent-site'
import { formatDate, knownZone } from '@predio/domain/dates'
import { NOTICE_TEXTS, readBlocks, type NoticeBlock } from '@predio/domain/privacy'
import { messages } from '../messages.ts'

type Notice = Extract<SitePage, { kind: 'notice' }>

export function NoticePage({ notice }: Notice) {
  const day = formatDate(new Date(notice.publishedAt), knownZone(''), 'long')
  return (
    <article className="mx-auto flex w-full max-w-3xl flex-col gap-10 pt-4">
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl font-semibold text-balance">{messages.notice}</h1>
        <p className="text-ink-soft">{messages.noticeVersion(notice.version, day)}</p>
      </header>
      <NoticeSection title={NOTICE_TEXTS.simpleTitle} text={notice.simple} />
      <NoticeSection title={NOTICE_TEXTS.fullTitle} text={notice.full} />
    </article>
  )
}

function NoticeSection({ title, text }: { title: string; text: string }) {
  return (
    <section className="flex flex-col gap-4 rounded-xl bg-card p-6 shadow-sm sm:p-8 print:p-0">
      <h2 className="text-xl font-semibold">{title}</h2>
      <div className="flex flex-col gap-3">
        {readBlocks(text).map((block, index) => (
          // Nothing of a published notice moves.
          // oxlint-disable-next-line react/no-array-index-key
          <Block key={index} block={block} />
        ))}
      </div>
    </section>
  )
}

function Block({ block }: { block: NoticeBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h3 className="mt-4 font-semibold text-balance wrap-anywhere">{block.text}</h3>
    case 'paragraph':
      return <p className="text-pretty whitespace-pre-line wrap-anywhere">{block.text}</p>
    case 'list':
      return (
        <ul className="flex list-disc flex-col gap-2 pl-6 wrap-anywhere">
          {block.entries.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )
  }
}
