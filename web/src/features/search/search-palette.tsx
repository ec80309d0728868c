import { Dialog, Heading } from 'react-aria-components'
import { useNavigate } from 'react-router'
import { log } from '../../lib/log.ts'
import { ModalFrame } from '../../ui/modal-frame.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'
import { SearchBox } from './search-box.tsx'
import type { SearchSource, Target } from '../../lib/search-source.ts'
import { usePrepare } from './use-prepare.ts'

interface SearchPaletteProps {
  sources: readonly SearchSource[]
  isOpen: boolean
  onClose: () => void
}

export function SearchPalette({ sources, isOpen, onClose }: SearchPaletteProps) {
  const navigate = useNavigate()
  const { prepare, isPreparing } = usePrepare(isOpen)

  async function go(target: Exclude<Target, { fill: string }>): Promise<void> {
    if ('prepare' in target) {
      const act = await prepare(target.prepare)
      if (!act) return
      onClose()
      return act()
    }
    onClose()
    if ('run' in target) return target.run()
    if ('href' in target) return void window.open(target.href, '_blank', 'noopener')
    if ('call' in target) return location.assign(target.call)
    const { to, ...options } = target
    await navigate(to, options)
  }

  async function choose(target: Exclude<Target, { fill: string }>): Promise<void> {
    try {
      await go(target)
    } catch (error) {
      log.error('a hit of the search was not opened', error)
      toast.error(messages.notDone)
    }
  }

  return (
    <ModalFrame layout="sheet" isOpen={isOpen} onClose={onClose} isDismissable>
      <Dialog className="flex min-h-0 flex-1 flex-col outline-none">
        {({ close }) => (
          <>
            <Heading slot="title" level={1} className="sr-only">
              {messages.title}
            </Heading>
            <SearchBox
              sources={sources}
              isPreparing={isPreparing}
              onClose={close}
              onChoose={(target) => void choose(target)}
            />
          </>
        )}
      </Dialog>
    </ModalFrame>
  )
}
