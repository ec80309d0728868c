import { Dialog, Heading } from 'react-aria-components'
import { useNavigate } from 'react-router'
import { ModalFrame } from '../../ui/modal-frame.tsx'
import { messages } from './messages.ts'
import { SearchBox } from './search-box.tsx'
import type { SearchSource, Target } from '../../lib/search-source.ts'

interface SearchPaletteProps {
  sources: readonly SearchSource[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function SearchPalette({ sources, isOpen, onOpenChange }: SearchPaletteProps) {
  const navigate = useNavigate()

  async function go(target: Exclude<Target, { fill: string }>): Promise<void> {
    onOpenChange(false)
    if ('run' in target) return target.run()
    if ('href' in target) return void window.open(target.href, '_blank', 'noopener')
    if ('call' in target) return location.assign(target.call)
    const { to, ...options } = target
    await navigate(to, options)
  }

  return (
    <ModalFrame layout="sheet" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Dialog className="flex min-h-0 flex-1 flex-col outline-none">
        {({ close }) => (
          <>
            <Heading slot="title" level={1} className="sr-only">
              {messages.title}
            </Heading>
            <SearchBox sources={sources} onClose={close} onChoose={(target) => void go(target)} />
          </>
        )}
      </Dialog>
    </ModalFrame>
  )
}
