import type { LegalSection } from './legal-section.ts'
import { messages } from './messages.ts'
import { ContentsNav } from '../../ui/contents-nav.tsx'
import { PROSE } from '../../ui/prose.ts'

interface LegalDocumentProps {
  title: string
  lead: string
  sections: readonly LegalSection[]
}

export function LegalDocument({ title, lead, sections }: LegalDocumentProps) {
  return (
    <div className="mx-auto grid max-w-7xl gap-10 px-4 py-12 sm:px-8 sm:py-20 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-16 print:block print:p-0">
      <header className="lg:col-span-2">
        <h1 className="font-display text-3xl font-semibold text-balance sm:text-4xl">{title}</h1>
        <p className="mt-4 max-w-3xl text-lg text-pretty text-ink-soft">{lead}</p>
        <p className="mt-4 text-sm text-ink-soft">{messages.updated}</p>
      </header>
      <ContentsNav sections={sections} isNumbered />
      <div className={`flex max-w-3xl flex-col gap-12 ${PROSE}`}>
        {sections.map(({ id, title: name, body }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-titulo`} className="scroll-mt-24">
            <h2 id={`${id}-titulo`} className="text-xl font-semibold">
              {index + 1}. {name}
            </h2>
            {body}
          </section>
        ))}
      </div>
    </div>
  )
}
