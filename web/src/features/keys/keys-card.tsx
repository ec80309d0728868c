import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { useUser } from '../../lib/session/index.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/switch.tsx'
import { areKeysOn, switchKeys } from './keys-preference.ts'
import { showKeys } from './keys-shown.ts'
import { messages } from './messages.ts'

export function KeysCard() {
  const { id: userId } = useUser()
  const [isOn, setOn] = useState(() => areKeysOn(userId))
  return (
    <Card title={messages.title}>
      <p className="-mt-4 text-sm text-ink-soft">{messages.cardIntro}</p>
      <Switch
        label={messages.switchLabel}
        isSelected={isOn}
        onChange={(next) => {
          setOn(next)
          switchKeys(userId, next)
        }}
      />
      <div>
        <Button
          look="secondary"
          icon={<Keyboard aria-hidden="true" className="size-4.5" />}
          onPress={showKeys}
        >
          {messages.show}
        </Button>
      </div>
    </Card>
  )
}
