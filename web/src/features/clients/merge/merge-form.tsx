import { fullName, planMerge, type MergePlan } from '@predio/domain/clients'
import { formatDate } from '@predio/domain/dates'
import { formatPhone } from '@predio/domain/phones'
import { useRef, useState, type ReactNode } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useMergeClients } from '../../../records/clients/api/merge-clients.ts'
import { useClientRecord, type ClientRecord } from '../../../records/clients/api/read-client.ts'
import { describeClient, type DescribedField } from '../../../records/clients/describe-client.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { messages } from './messages.ts'
import { recordTarget, useOpenInstead } from '../../../lib/navigation.ts'
import { words } from '../../../lib/words.ts'
import { FIELD_LABELS } from '../../../records/clients/messages.ts'

interface MergeFrameProps {
  onClose: () => void
  children: ReactNode
}

export function MergeFrame({ onClose, children }: MergeFrameProps) {
  return (
    <Dialog title={messages.title} closesOutside={false} onClose={onClose}>
      <p className="text-ink-soft">{messages.intro}</p>
      {children}
    </Dialog>
  )
}

interface MergeFormProps {
  ids: readonly [string, string]
  onClose: () => void
  onMerged?: (keptId: string) => void
}

export function MergeForm({ ids, ...rest }: MergeFormProps) {
  const [first, second] = [useClientRecord(ids[0]), useClientRecord(ids[1])]
  const merge = useMergeClients()
  if (merge.isPending) {
    // One of the two clients is already deleted while the list is being read, so both come from the merge itself.
    const { keep, remove } = merge.variables
    const clients = keep.id === ids[0] ? ([keep, remove] as const) : ([remove, keep] as const)
    return <LoadedMerge clients={clients} merge={merge} {...rest} />
  }
  if (first.isError || second.isError) return <Notice tone="danger">{messages.loadFailed}</Notice>
  if (first.data === null || second.data === null) {
    return <Notice tone="danger">{messages.gone}</Notice>
  }
  if (!first.data || !second.data) return <Skeleton shape="block" className="h-48" />
  return <LoadedMerge clients={[first.data, second.data]} merge={merge} {...rest} />
}

interface LoadedMergeProps {
  clients: readonly [ClientRecord, ClientRecord]
  merge: ReturnType<typeof useMergeClients>
  onClose: () => void
  onMerged?: (keptId: string) => void
}

function LoadedMerge({ clients: [first, second], merge, onClose, onMerged }: LoadedMergeProps) {
  const [keepId, setKeepId] = useState(first.id)
  const [problem, setProblem] = useState<string>()
  const openInstead = useOpenInstead('clientes')
  const isBusy = useRef(false)
  const [keep, remove] = keepId === first.id ? [first, second] : [second, first]
  const plan = planMerge(keep, remove)

  async function confirm(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setProblem(undefined)
    try {
      const outcome = await merge.mutateAsync({ keep, remove, plan })
      if (outcome === 'changed' || outcome === 'gone') return setProblem(messages[outcome])
      toast.success(messages.merged)
      if (onMerged) return onMerged(keep.id)
      onClose()
      openInstead(recordTarget('clientes', keep.id))
    } catch {
      setProblem(messages.failed)
    } finally {
      isBusy.current = false
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <KeepChoice clients={[first, second]} value={keepId} onChange={setKeepId} />
      <MergeResult plan={plan} />
      {plan.overflow !== null && <Notice tone="info">{messages.overflow}</Notice>}
      {problem ? (
        <Notice tone="danger">{problem}</Notice>
      ) : (
        <Notice tone="warning">{messages.irreversible}</Notice>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="secondary" isDisabled={merge.isPending} onPress={onClose}>
          {words.cancel}
        </Button>
        <Button isDisabled={merge.isPending} onPress={() => void confirm()}>
          {merge.isPending ? messages.merging : messages.confirm}
        </Button>
      </div>
    </div>
  )
}

interface KeepChoiceProps {
  clients: readonly ClientRecord[]
  value: string
  onChange: (id: string) => void
}

function KeepChoice({ clients, value, onChange }: KeepChoiceProps) {
  const zone = useZone()
  return (
    <RadioGroup value={value} onChange={onChange} className="flex flex-col gap-2">
      <Label className="text-sm font-medium">{messages.keep}</Label>
      <div className="grid gap-3 sm:grid-cols-2">
        {clients.map((client) => (
          <Radio
            key={client.id}
            value={client.id}
            className="group flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-line-strong p-4 outline-0 selected:border-action selected:bg-action-soft focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
          >
            <span className="mt-1 grid size-4.5 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong group-selected:border-[5px] group-selected:border-action" />
            <span className="flex min-w-0 flex-col text-sm">
              <span className="text-base font-medium wrap-anywhere">{fullName(client)}</span>
              <span className="text-ink-soft wrap-anywhere">
                {client.email ?? (client.phone && formatPhone(client.phone)) ?? messages.noContact}
              </span>
              <span className="text-ink-soft">
                {messages.since(formatDate(new Date(client.created_at), zone))}
              </span>
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}

function MergeResult({ plan }: { plan: MergePlan }) {
  const texts = describeClient({ ...plan.values, ...plan.preferences })
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
