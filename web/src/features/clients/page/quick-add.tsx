import { fullName } from '@predio/domain/clients'
import { CalendarPlus, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { newId } from '../../../lib/new-id.ts'
import { describeOutboxFailure } from '../../../lib/outbox/describe-outbox-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toast } from '../../../ui/toast.ts'
import { messages as interactionMessages } from '../../../records/interactions/messages.ts'
import { NotePhotosField } from '../../../records/interactions/photos/note-photos-field.tsx'
import { useNotePhotos } from '../../../records/interactions/photos/use-note-photos.ts'
import { useInteractionDialog } from '../../../records/interactions/use-interaction-dialog.ts'
import { WhatsAppDialog } from '../../../records/whatsapp/whatsapp-dialog.tsx'
import { useAddInteraction } from '../../../records/interactions/api/add-interaction.ts'
import type { Contact } from '../../../records/clients/offline-contacts.ts'
import { messages } from './messages.ts'
import { splitNote } from './split-note.ts'
import { words } from '../../../lib/words.ts'
import { optionsOf } from '../../../ui/option.ts'

type Kind = keyof typeof messages.quickKinds

const KINDS = optionsOf(messages.quickKinds)

export function QuickAdd({ client }: { client: Contact }) {
  const [kind, setKind] = useState<Kind>('other')
  const [text, setText] = useState('')
  const [isInbound, setInbound] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isWriting, setWriting] = useState(false)
  // The id stays the same until the note is saved, so that a second attempt after a lost response creates no second note.
  const [noteId, setNoteId] = useState(newId)
  const photos = useNotePhotos({ interactionId: noteId, stored: [] })
  const add = useAddInteraction()
  const agenda = useInteractionDialog()

  async function save(): Promise<void> {
    if (add.isPending || photos.isPreparing) return
    if (text.trim() === '') return setProblem(messages.quickMissing)
    const note = splitNote(text, messages.quickSubjects[kind])
    try {
      const outcome = await add.mutateAsync({
        id: noteId,
        clientId: client.id,
        clientName: fullName(client),
        type: kind,
        isInbound,
        photos: [...photos.paths],
        files: photos.files,
        ...note,
      })
      setNoteId(newId())
      setText('')
      setInbound(false)
      setProblem(undefined)
      photos.clear()
      toast.success(outcome === 'queued' ? words.queuedUnsent : messages.quickSaved)
    } catch (error) {
      setProblem(describeOutboxFailure(error) ?? messages.quickFailed)
    }
  }

  return (
    <div className="flex flex-col gap-3 print:hidden">
      <SegmentedControl label={words.type} segments={KINDS} value={kind} onChange={setKind} />
      <TextArea
        label={messages.quickAdd}
        placeholder={messages.quickPlaceholder}
        rows={2}
        value={text}
        onChange={(next) => {
          setText(next)
          setProblem(undefined)
        }}
        error={problem}
      />
      <Checkbox
        label={interactionMessages.fromClient}
        isSelected={isInbound}
        onChange={setInbound}
      />
      <NotePhotosField photos={photos} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          look="quiet"
          icon={<CalendarPlus aria-hidden="true" className="size-4.5" />}
          onPress={() =>
            agenda.open({ client: { id: client.id, label: fullName(client) }, type: 'visit' })
          }
        >
          {messages.schedule}
        </Button>
        <Button
          look="secondary"
          icon={<MessageCircle aria-hidden="true" className="size-4.5" />}
          onPress={() => setWriting(true)}
        >
          {messages.whatsapp}
        </Button>
        <Button isDisabled={add.isPending || photos.isPreparing} onPress={() => void save()}>
          {add.isPending ? messages.quickSaving : messages.quickSave}
        </Button>
      </div>
      {agenda.dialog}
      {isWriting && <WhatsAppDialog client={client} onClose={() => setWriting(false)} />}
    </div>
  )
}
