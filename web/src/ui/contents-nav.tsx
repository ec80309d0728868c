import { messages } from './messages.ts'

interface ContentsNavProps {
  sections: readonly { id: string; title: string }[]
  isNumbered?: boolean
}

/** The sections of a long text. At a desk it stays beside the text while that is read. */
export function ContentsNav({ sections, isNumbered = false }: ContentsNavProps) {
  return (
    <nav
      aria-labelledby="contenido-titulo"
      className="self-start lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto print:hidden"
    >
      <h2 id="contenido-titulo" className="mb-2 font-semibold">
        {messages.contents}
      </h2>
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-2 rounded-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline lg:min-h-9 lg:text-sm"
            >
              {isNumbered && (
                <span className="w-6 shrink-0 text-right tabular-nums">{index + 1}.</span>
              )}
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
