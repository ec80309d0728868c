import { useEffect, useState } from 'react'
import { log } from '../../../lib/log.ts'
import { quotaOf } from '../../../lib/quota-reached.ts'
import { useUser } from '../../../lib/session/index.ts'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast.ts'
import { messages, textOf } from './messages.ts'
import { readPushState, turnPushOff, turnPushOn, type PushState } from './this-device.ts'

/** PUSH-14: the browser asks for permission at the press, never before. */
export function PushSwitch() {
  const { id } = useUser()
  const [state, setState] = useState<PushState>()
  const [isChanging, setChanging] = useState(false)

  useEffect(() => {
    let isGone = false
    readPushState(id).then(
      (read) => !isGone && setState(read),
      (error: unknown) => log.warn('the state of notifications was not read', error),
    )
    return () => {
      isGone = true
    }
  }, [id])

  async function change(isOn: boolean): Promise<void> {
    setChanging(true)
    try {
      setState(isOn ? await turnPushOn(id) : await turnPushOff(id))
    } catch (error) {
      log.warn('notifications of this device were not changed', error)
      toast.error(quotaOf(error) ?? messages.failed)
      setState(await readPushState(id))
    } finally {
      setChanging(false)
    }
  }

  return (
    <Switch
      label={messages.title}
      description={textOf(state ?? 'off')}
      isSelected={state === 'on'}
      isDisabled={isChanging || (state !== 'on' && state !== 'off')}
      onChange={(isOn) => void change(isOn)}
    />
  )
}
