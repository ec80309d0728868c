import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const CARDS = [
  { id: 'site', fields: ['url', 'key'] },
  { id: 'ai', fields: ['key'] },
]

/** The room that the cards will take. */
export function SettingsSkeleton() {
  return (
    <div aria-busy="true" className="grid max-w-6xl items-start gap-6 xl:grid-cols-2">
      <output className="sr-only">Cargando tu configuración</output>
      {CARDS.map(({ id, fields }) => (
        <Card key={id}>
          <Skeleton className="h-6 w-40" />
          {fields.map((field) => (
            <div key={field} className="flex flex-col gap-1.5">
              <Skeleton className="w-32" />
              <Skeleton shape="block" className="h-11 desk:h-10" />
              <Skeleton className="w-3/4" />
            </div>
          ))}
          <Skeleton shape="block" className="h-11 w-full sm:w-44 desk:h-10" />
        </Card>
      ))}
    </div>
  )
}
