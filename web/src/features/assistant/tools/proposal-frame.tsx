import type { ToolName } from '@predio/domain/assistant'
import {
  CalendarPlus,
  FileText,
  GalleryHorizontalEnd,
  Inbox,
  ListTodo,
  MessageCircle,
  Sparkles,
  UserRoundPlus,
} from 'lucide-react'
import { useId, type ReactNode, type Ref } from 'react'
import { messages } from './messages.ts'

const ICONS = {
  book_visit: CalendarPlus,
  create_client: UserRoundPlus,
  create_task: ListTodo,
  draft_whatsapp: MessageCircle,
  make_sheet: FileText,
  make_selection: GalleryHorizontalEnd,
  open_inbox: Inbox,
}

interface ProposalFrameProps {
  frameRef?: Ref<HTMLElement>
  tool?: ToolName
  title: string
  children: ReactNode
}

export function ProposalFrame({ frameRef, tool, title, children }: ProposalFrameProps) {
  const titleId = useId()
  const Icon = tool ? ICONS[tool] : Sparkles
  return (
    <section
      ref={frameRef}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-lg border border-line bg-card p-4 text-ink shadow-sm outline-0 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
    >
      <header className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-action-soft text-action">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <p id={titleId} className="flex min-w-0 flex-col leading-tight font-semibold">
          <span className="text-xs font-medium text-ink-soft">{messages.proposes}</span>
          {title}
        </p>
      </header>
      {children}
    </section>
  )
}
