import type { ReactNode } from 'react'
import { describeClient, type DescribedField } from '../../../records/clients/describe-client.ts'
import type { ClientPageData } from '../api/read-client-page.ts'

export interface Fact {
  label: string
  value: ReactNode
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== '' && value !== undefined)
  if (known.length === 0) return null
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
      {known.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function factsOf<Name extends DescribedField>(
  labels: Readonly<Record<Name, string>>,
  client: ClientPageData,
  special: Partial<Record<Name, ReactNode>> = {},
): Fact[] {
  const texts = describeClient({ ...client, ...client.preferences })
  return (Object.keys(labels) as Name[]).map((name) => ({
    label: labels[name],
    value: special[name] ?? texts[name],
  }))
}
