import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useHistoryKey, useOpen } from '../../lib/navigation.ts'
import { useUser } from '../../lib/session/index.ts'
import { LIST_KEYS_ID } from '../../ui/keyed-list.ts'
import { actOnList, actOnPage } from './act-on-page.ts'
import { isTyping } from './is-typing.ts'
import { areKeysOn } from './keys-preference.ts'
import { KeysDialogHost, showKeys } from './keys-shown.ts'
import { messages } from './messages.ts'
import { readKey, readNamedKey } from './read-key.ts'

export function KeysHost() {
  const { id: userId } = useUser()
  // The switch for keys is in Perfil, so the preference is read anew whenever a page opens.
  useHistoryKey()
  useKeys()
  return (
    <>
      <p id={LIST_KEYS_ID} hidden>
        {areKeysOn(userId) ? messages.describeKeys : messages.describeArrows}
      </p>
      <KeysDialogHost />
    </>
  )
}

function useKeys(): void {
  const { id: userId } = useUser()
  const open = useOpen()
  // WCAG 2.2.1 forbids a time limit, so the 'g' of a sequence counts until the next key or press.
  const isAfterG = useRef(false)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const wasAfterG = isAfterG.current
    // Typing '?' also presses Shift, and that key event must not end the sequence.
    if (event.key !== 'Shift') isAfterG.current = false
    if (event.defaultPrevented) return
    const named = readNamedKey(event)
    if (named) {
      if (actOnList(named, event.target, event.shiftKey)) event.preventDefault()
      return
    }
    if (isTyping(event.target)) return
    const meaning = readKey(event, wasAfterG)
    if (meaning === undefined || !areKeysOn(userId)) return
    if (meaning === 'begin') isAfterG.current = true
    else if ('go' in meaning) open(meaning.go)
    else if (meaning.act === 'help') showKeys()
    else if (!actOnPage(meaning.act)) return
    event.preventDefault()
  })
  // The listener is added before the page is painted, because a person may press a key as soon as it is visible.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    const forget = () => {
      isAfterG.current = false
    }
    addEventListener('keydown', listen)
    addEventListener('pointerdown', forget)
    return () => {
      removeEventListener('keydown', listen)
      removeEventListener('pointerdown', forget)
    }
  }, [])
}
