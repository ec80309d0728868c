import type { LegalSection } from './legal-section.ts'
import { messages } from './messages.ts'

interface LegalDocumentProps {
  title: string
  lead: string
  sections: readonly LegalSection[]
}

/** A long text to read, find one's way in and print. */
export function LegalDocument({ title, lead, sections }: LegalDocumentProps) {
  return (
    <div className="mx-auto grid max-w-7xl gap-10 px-4 py-12 sm:px-8 sm:py-20 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-16 print:block print:p-0">
      <header className="lg:col-span-2">
        <h1 className="font-display text-3xl font-semibold text-balance sm:text-4xl">{title}</h1>
        <p className="mt-4 max-w-3xl text-lg text-pretty text-ink-soft">{lead}</p>
        <p className="mt-4 text-sm text-ink-soft">{messages.updated}</p>
      </header>
      <nav
        aria-labelledby="contenido-titulo"
        className="self-start lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto print:hidden"
      >
        <h2 id="contenido-titulo" className="mb-2 font-semibold">
          {messages.contents}
        </h2>
        <ol>
          {sections.map(({ id, title: name }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center gap-2 rounded-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline lg:min-h-9 lg:text-sm"
              >
                <span className="w-6 shrink-0 text-right tabular-nums">{index + 1}.</span>
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="flex max-w-3xl flex-col gap-12 [&_a[href]]:font-medium [&_a[href]]:text-action [&_a[href]]:underline [&_a[href]]:underline-offset-4 [&_li]:mt-2 [&_li]:pl-1 [&_p]:mt-4 [&_p]:text-pretty [&_ul]:mt-4 [&_ul]:list-disc [&_ul]:pl-6 [&_dl]:mt-4">
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
