import type { MergePlan } from '@predio/domain/clients'
import { NO_WISH } from '../../../records/clients/form/client-form-schema.ts'
import {
  describeClient,
  FIELD_LABELS,
  type DescribedField,
} from '../../../records/clients/form/describe-client.ts'
import { messages } from './messages.ts'

/** The one client that will be there, field by field. */
export function MergeResult({ plan }: { plan: MergePlan }) {
  const texts = describeClient({ client: plan.values, preferences: plan.preferences ?? NO_WISH })
  const fields = (Object.keys(FIELD_LABELS) as DescribedField[]).filter((field) => texts[field])
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-sm font-medium">{messages.result}</h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-md bg-sunken/60 p-4 text-sm">
        {fields.map((field) => (
          <div key={field} className="contents">
            <dt className="text-ink-soft">{FIELD_LABELS[field]}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{texts[field]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
