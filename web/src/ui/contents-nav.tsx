import { cx } from './cx.ts'
import { messages } from './messages.ts'

interface ContentsNavProps {
  sections: readonly { id: string; title: string }[]
  isNumbered?: boolean
  isLine?: boolean
  onFollow?: (id: string) => void
}

const LIST = 'self-start lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto'
const LINE =
  'self-start min-w-0 max-xl:overflow-x-auto max-xl:[scrollbar-width:none] xl:sticky xl:top-24 xl:order-last xl:max-h-[calc(100dvh-8rem)] xl:overflow-y-auto'

export function ContentsNav({
  sections,
  isNumbered = false,
  isLine = false,
  onFollow,
}: ContentsNavProps) {
  return (
    <nav aria-labelledby="contenido-titulo" className={cx('print:hidden', isLine ? LINE : LIST)}>
      <h2 id="contenido-titulo" className={cx('mb-2 font-semibold', isLine && 'max-xl:sr-only')}>
        {messages.contents}
      </h2>
      <ol className={cx(isLine && 'max-xl:flex max-xl:gap-5')}>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                if (!onFollow) return
                event.preventDefault()
                onFollow(id)
              }}
              className={cx(
                'flex min-h-11 items-center gap-2 rounded-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline lg:min-h-9 lg:text-sm',
                isLine && 'max-xl:whitespace-nowrap',
              )}
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
