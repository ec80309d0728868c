import { planMerge } from '@predio/domain/clients'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useMergeClients } from '../../../records/clients/api/merge-clients.ts'
import { useClientRecord, type ClientRecord } from '../../../records/clients/api/read-client.ts'
import { KeepChoice } from './keep-choice.tsx'
import { MergeResult } from './merge-result.tsx'
import { messages } from './messages.ts'
import { recordTarget, useOpenInstead } from '../../../lib/navigation.ts'

interface MergeFormProps {
  ids: readonly [string, string]
  onClose: () => void
}

export function MergeForm({ ids, onClose }: MergeFormProps) {
  const [first, second] = [useClientRecord(ids[0]), useClientRecord(ids[1])]
  if (first.isError || second.isError) return <Notice tone="danger">{messages.loadFailed}</Notice>
  if (first.data === null || second.data === null) {
    return <Notice tone="danger">{messages.gone}</Notice>
  }
  if (!first.data || !second.data) return <Skeleton shape="block" className="h-48" />
  return <LoadedMerge clients={[first.data, second.data]} onClose={onClose} />
}

interface LoadedMergeProps {
  clients: readonly [ClientRecord, ClientRecord]
  onClose: () => void
}

function LoadedMerge({ clients: [first, second], onClose }: LoadedMergeProps) {
  const [keepId, setKeepId] = useState(first.id)
  const [problem, setProblem] = useState<string>()
  const merge = useMergeClients()
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
          Cancelar
        </Button>
        <Button isDisabled={merge.isPending} onPress={() => void confirm()}>
          {merge.isPending ? messages.merging : messages.confirm}
        </Button>
      </div>
    </div>
  )
}
