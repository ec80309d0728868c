import { ChevronDown } from 'lucide-react'
import { faq } from './messages.ts'
import { SectionHeading } from './section-heading.tsx'

export function Questions() {
  return (
    <section
      id="preguntas"
      aria-labelledby="preguntas-titulo"
      className="scroll-mt-16 border-t border-line bg-sunken"
    >
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-20 sm:px-8 sm:py-28 lg:grid-cols-[2fr_3fr]">
        <SectionHeading id="preguntas-titulo" title={faq.title} />
        <div className="divide-y divide-line border-y border-line">
          {faq.list.map(({ question, answer }) => (
            <details key={question} className="group/question">
              <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 py-4 text-lg font-medium outline-0 focus-visible:outline-2 focus-visible:outline-focus [&::-webkit-details-marker]:hidden">
                {question}
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 text-ink-soft transition-transform group-open/question:rotate-180"
                />
              </summary>
              <p className="max-w-2xl pb-6 text-pretty text-ink-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
