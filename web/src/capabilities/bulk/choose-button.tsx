import { entityRules, type ListEntity } from '@predio/domain/views'
import { ListChecks } from 'lucide-react'
import { startTransition, useEffect, useRef, type ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { takeLostFocus } from './bar-focus.ts'
import { messages } from './messages.ts'
import type { Selection } from './use-selection.ts'

interface ChooseButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'look' | 'size' | 'iconBelow' | 'isDisabled'
> {
  selection: Pick<Selection, 'isOn' | 'start'>
  entity: ListEntity
}

export function ChooseButton({ selection, entity, ...rest }: ChooseButtonProps) {
  const { isOn, start } = selection
  const button = useRef<HTMLButtonElement>(null)
  const wasOn = useRef(false)
  useEffect(() => {
    if (wasOn.current && !isOn) takeLostFocus(button.current)
    wasOn.current = isOn
  }, [isOn])
  if (isOn) return null
  return (
    <Button
      look="secondary"
      {...rest}
      data-choose
      ref={button}
      icon={
        <ListChecks aria-hidden="true" className={rest.size === 'small' ? 'size-4' : 'size-4.5'} />
      }
      // KEY-06: the key that starts the choosing presses its row at once. A finger sees the press first, because every row changes.
      onPress={({ pointerType }) =>
        pointerType === 'virtual' ? start() : startTransition(() => start())
      }
    >
      {messages.start(entityRules(entity).isFeminine)}
    </Button>
  )
}
