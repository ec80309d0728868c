import { formatPrice, type Property } from '@predio/domain/properties'
import { MapPin } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTitle } from '../../../lib/use-title.ts'
import { Card } from '../../../ui/card.tsx'
import { MatchingClients } from '../../matching/index.ts'
import { StatusMark } from '../card/status-mark.tsx'
import { useDialogs } from '../dialogs.tsx'
import { localFacts } from '../local-facts.ts'
import { useLocalRecords } from '../use-local-records.ts'
import { Actions } from './actions.tsx'
import { Description } from './description.tsx'
import { Facts } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import { OwnRecord } from './own-record.tsx'

/** One property: photographs first, then what it is, then what the agent made of it. */
export function DetailPage({ property }: { property: Property }) {
  const records = useLocalRecords()
  const dialogs = useDialogs(records)
  const heading = useRef<HTMLHeadingElement>(null)
  const facts = localFacts(property, records.localOf(property.id))
  useTitle(property.title)
  // The link that led here is gone: the keyboard goes on from the title, and a screen reader says it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
      <div className="flex min-w-0 flex-col gap-6 lg:gap-8">
        <Gallery title={property.title} images={property.images} />
        <div className="hidden flex-col gap-8 lg:flex">
          <About property={property} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <header className="flex flex-col gap-3">
          <StatusMark badge={facts.badge} />
          <h2
            ref={heading}
            tabIndex={-1}
            className="text-2xl font-semibold wrap-anywhere outline-none!"
          >
            {property.title}
          </h2>
          <p className="flex items-start gap-1.5 text-ink-soft">
            <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span className="wrap-anywhere">{property.location || 'Sin ubicación'}</span>
          </p>
          <p className="text-3xl font-semibold tabular-nums">{formatPrice(property)}</p>
        </header>
        <Actions property={property} />
        <OwnRecord
          property={property}
          facts={facts}
          links={records.linksOf(property.id)}
          hasFailed={records.hasFailed}
          onOpen={dialogs.open}
        />
        <MatchingClients property={property} />
        <div className="flex flex-col gap-6 lg:hidden">
          <About property={property} />
        </div>
      </div>
      {dialogs.element}
    </div>
  )
}

function About({ property }: { property: Property }) {
  return (
    <>
      <Card title="Datos" titleLevel={3}>
        <Facts property={property} />
      </Card>
      <Card title="Descripción" titleLevel={3}>
        <Description html={property.description} />
      </Card>
      {property.features.length > 0 && (
        <Card title="Características" titleLevel={3}>
          <ul className="flex flex-wrap gap-2">
            {property.features.map((feature) => (
              <li key={feature} className="rounded-full bg-sunken px-3 py-1 text-sm wrap-anywhere">
                {feature}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
