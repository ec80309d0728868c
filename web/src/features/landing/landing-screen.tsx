import { Hero } from './hero.tsx'
import { Prices } from './prices.tsx'
import { Questions } from './questions.tsx'
import { Steps } from './steps.tsx'
import { CapabilityCard } from './capability-card.tsx'
import { CAPABILITIES } from './capability.ts'
import { capabilities, closing } from './messages.ts'
import { SectionHeading } from './section-heading.tsx'
import { callToActionClass } from './call-styles.ts'

export function LandingScreen() {
  return (
    <>
      <Hero />
      <Capabilities />
      <Steps />
      <Prices />
      <Questions />
      <Closing />
    </>
  )
}

function Capabilities() {
  return (
    <section
      id="funciones"
      aria-labelledby="funciones-titulo"
      className="mx-auto max-w-7xl scroll-mt-16 px-4 py-20 sm:px-8 sm:py-28"
    >
      <SectionHeading id="funciones-titulo" title={capabilities.title} text={capabilities.text} />
      <ul className="mt-12 grid gap-4 sm:gap-6 lg:grid-cols-12">
        {CAPABILITIES.map((capability) => (
          <CapabilityCard key={capability.title} capability={capability} />
        ))}
      </ul>
    </section>
  )
}

function Closing() {
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
          <a href="/register" className={callToActionClass('primary')}>
            {closing.register}
          </a>
          <p className="text-ink-soft">{closing.reassurance}</p>
        </div>
      </div>
      <div aria-hidden="true" className="tile-wall h-32 lg:h-auto lg:rounded-tl-[5rem]" />
    </section>
  )
}
