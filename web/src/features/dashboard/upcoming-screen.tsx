import { Check } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import type { Upcoming } from './upcoming.tsx'

export function UpcomingScreen({ icon: Icon, promise, points }: Upcoming) {
  return (
    <section className="mx-auto flex max-w-3xl flex-col overflow-hidden rounded-xl bg-card shadow-md">
      <div aria-hidden="true" className="tile-wall h-16 sm:h-20" />
      <div className="flex flex-col gap-6 px-6 pt-0 pb-8 sm:px-12 sm:pb-12">
        <span className="-mt-8 grid size-16 place-items-center rounded-lg bg-action-fill text-on-fill shadow-md">
          <Icon aria-hidden="true" className="size-8" />
        </span>
        <div className="flex flex-col gap-3">
          <Badge tone="attention">Muy pronto</Badge>
          <h2 className="text-xl font-semibold text-balance sm:text-2xl">{promise}</h2>
          <p className="text-ink-soft">
            Todavía estamos construyendo esta sección. Cuando esté lista la encontrarás aquí mismo,
            con esto:
          </p>
        </div>
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-x-8">
          {points.map((point) => (
            <li key={point} className="flex items-start gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
