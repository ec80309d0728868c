import { usePlans } from '../../../records/follow-ups/api/list-plans.ts'
import { ListSkeleton } from '../../../ui/list-skeleton.tsx'
import { PartFailure } from '../../../ui/part-failure.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Option } from '../../../ui/option.ts'
import { type Source, useSaveSource, useSources } from './api/sources.ts'
import { messages } from './messages.ts'

const NONE = 'none'

/** For each source the agent decides whether to be told by mail, and which plan begins when a prospect is accepted. */
export function SourceList() {
  const sources = useSources()
  const plans = usePlans()
  const options = [
    { id: NONE, label: messages.noPlan },
    ...(plans.data ?? []).map(({ id, name }) => ({ id, label: name })),
  ]
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-medium">{messages.sources}</h3>
      {sources.isPending ? (
        <ListSkeleton rows={2} lead="none" isCard={false} row="py-3" />
      ) : !sources.data ? (
        <PartFailure text={messages.sourcesFailed} onRetry={() => void sources.refetch()} />
      ) : sources.data.length === 0 ? (
        <p className="text-sm text-ink-soft">{messages.noSources}</p>
      ) : (
        <ul className="divide-y divide-line">
          {sources.data.map((source) => (
            <SourceRow key={source.id} source={source} plans={options} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SourceRow({ source, plans }: { source: Source; plans: readonly Option[] }) {
  const { id, name, sends_mail: sendsMail, plan_id: planId } = source
  const save = useSaveSource(id)
  const { sends_mail: mail = sendsMail, plan_id: plan = planId } = save.isPending
    ? save.variables
    : {}
  const change = (values: Parameters<typeof save.mutate>[0]) =>
    save.mutate(values, { onError: () => toast.error(messages.saveFailed) })
  return (
    <li className="flex flex-col gap-3 py-4 sm:flex-row sm:items-center">
      <p className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</p>
      <Switch
        label={messages.mail}
        aria-label={messages.mailOf(name)}
        isSelected={mail}
        onChange={(isOn) => change({ sends_mail: isOn })}
      />
      <div className="sm:w-64">
        <Select
          label={messages.plan}
          options={plans}
          value={plan ?? NONE}
          onChange={(key) => change({ plan_id: key === NONE ? null : String(key) })}
        />
      </div>
    </li>
  )
}
