import { CapabilityCard } from './capability-card.tsx'
import { CAPABILITIES } from './capability.ts'
import { capabilities } from './messages.ts'
import { SectionHeading } from './section-heading.tsx'

export function Capabilities() {
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
