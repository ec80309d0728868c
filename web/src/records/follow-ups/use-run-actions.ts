import type { RunState } from '@predio/domain/follow-ups'
import { toast } from '../../ui/toast.ts'
import { RunChanged, useChangeRun, type RunChange } from './api/change-run.ts'
import { messages } from './messages.ts'

const DONE: Record<RunState, string> = {
  running: messages.resumed,
  paused: messages.paused,
  ended: messages.ended,
}

/** PLAN-06: a run can be paused, resumed and ended. */
export function useRunActions(run: RunChange['run']) {
  const changing = useChangeRun()

  async function change(state: RunState): Promise<void> {
    try {
      await changing.mutateAsync({ run, state })
      toast.success(DONE[state])
    } catch (error) {
      toast.error(error instanceof RunChanged ? messages.changedMeanwhile : messages.changeFailed)
    }
  }

  return { change, isChanging: changing.isPending }
}
