import { Skeleton } from '../../ui/skeleton.tsx'

const FIELDS = [
  { id: 'name', hasHelp: false },
  { id: 'phone', hasHelp: false },
  { id: 'company', hasHelp: false },
  { id: 'zone', hasHelp: true },
  { id: 'email', hasHelp: true },
]

/** The room that the form will take. */
export function PersonalSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <span className="sr-only">Cargando tu perfil</span>
      {FIELDS.map(({ id, hasHelp }) => (
        <div key={id} className="flex flex-col gap-1.5">
          <Skeleton className="w-32" />
          <Skeleton shape="block" className="h-11 desk:h-10" />
          {hasHelp && <Skeleton className="w-3/4" />}
        </div>
      ))}
      <Skeleton shape="block" className="h-11 w-full sm:w-40 desk:h-10" />
    </div>
  )
}
