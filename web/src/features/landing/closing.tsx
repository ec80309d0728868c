import { callClass } from './call-styles.ts'
import { closing } from './messages.ts'

export function Closing() {
  return (
    <section aria-labelledby="cierre-titulo" className="grid bg-paper lg:grid-cols-[3fr_2fr]">
      <div className="flex flex-col items-start gap-6 px-4 py-20 sm:px-8 sm:py-28 lg:pl-[max(2rem,calc((100vw-80rem)/2+2rem))]">
        <h2
          id="cierre-titulo"
          className="max-w-xl font-display text-3xl font-semibold text-balance sm:text-4xl"
        >
          {closing.title}
        </h2>
        <p className="max-w-xl text-lg text-pretty text-ink-soft">{closing.text}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <a href="/register" className={callClass('primary')}>
            {closing.register}
          </a>
          <p className="text-ink-soft">{closing.reassurance}</p>
        </div>
      </div>
      <div aria-hidden="true" className="tile-wall h-32 lg:h-auto lg:rounded-tl-[5rem]" />
    </section>
  )
}
