import { steps } from './messages.ts'

export function Steps() {
  return (
    <section
      id="como-funciona"
      aria-labelledby="como-funciona-titulo"
      className="scroll-mt-16 bg-action-fill-strong text-on-fill"
    >
      <div aria-hidden="true" className="tile-wall h-12" />
      <div className="mx-auto max-w-7xl px-4 py-20 sm:px-8 sm:py-24">
        <h2
          id="como-funciona-titulo"
          className="font-display text-3xl font-semibold sm:text-[2.75rem] sm:leading-[1.1]"
        >
          {steps.title}
        </h2>
        <ol className="mt-12 grid gap-10 md:grid-cols-3 md:gap-12">
          {steps.list.map(({ title, text }, index) => (
            <li key={title} className="border-t border-on-fill/40 pt-6">
              <span aria-hidden="true" className="font-display text-4xl font-semibold">
                {index + 1}
              </span>
              <h3 className="mt-3 text-xl font-semibold">{title}</h3>
              <p className="mt-2 text-lg text-pretty">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
