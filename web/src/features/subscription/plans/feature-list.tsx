import { Check } from 'lucide-react'

export function FeatureList({ label, features }: { label: string; features: readonly string[] }) {
  return (
    <ul aria-label={label} className="flex flex-1 flex-col gap-3">
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-3 text-ink-soft">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
