import type { Figure } from '../views/view.ts'

/** The numbers that the drawing is about. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="text-xl font-semibold whitespace-nowrap tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
