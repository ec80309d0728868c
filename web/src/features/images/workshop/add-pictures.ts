import { admitImages } from '@predio/domain/images'
import { log } from '../../../lib/log.ts'
import { newId } from '../../../lib/new-id.ts'
import { toast } from '../../../ui/toast.ts'
import { RefusedFileError } from '../../../lib/pictures/refused-file-error.ts'
import { messages } from '../messages.ts'
import { batchPool } from './engines.ts'
import { changeWorkshop, changePicture, workshop, type Picture } from './state.ts'

export interface GivenPicture {
  name: string
  file: Blob
  source: string | null
}

export function addFiles(files: readonly File[]): void {
  addPictures(files.map((file) => ({ name: file.name, file, source: null })))
}

/** IMG-16, IMG-18 and IMG-27: the first fifteen pictures are admitted and checked. */
export function addPictures(given: readonly GivenPicture[]): void {
  const { pictures, userId } = workshop()
  const { admitted, message } = admitImages(pictures.length, given)
  if (message !== null) toast.error(message)
  const added = admitted.map(newPicture)
  changeWorkshop({ pictures: [...pictures, ...added] })
  for (const picture of added) void inspect(picture, userId)
}

function newPicture({ name, file, source }: GivenPicture): Picture {
  return {
    id: newId(),
    name,
    file,
    source,
    step: 'checking',
    problem: null,
    size: null,
    thumbnail: null,
    focus: { x: 0.5, y: 0.5 },
  }
}

async function inspect({ id, file, name, source }: Picture, userId: string | null): Promise<void> {
  try {
    const takes = source === null ? 'upload' : 'listing'
    const { size, thumbnail } = await batchPool().run({ kind: 'inspect', file, name, takes })
    if (!isInBatch(id, userId)) return
    changePicture(id, { step: 'ready', size, thumbnail: URL.createObjectURL(thumbnail) })
    if (workshop().selectedId === null) changeWorkshop({ selectedId: id })
  } catch (error) {
    if (!isInBatch(id, userId)) return
    removePicture(id)
    if (!(error instanceof RefusedFileError)) log.error('picture not inspected', error)
    toast.error(error instanceof RefusedFileError ? error.message : messages.pictureFailed(name))
  }
}

function isInBatch(id: string, userId: string | null): boolean {
  return workshop().userId === userId && workshop().pictures.some((each) => each.id === id)
}

export function removePicture(id: string): void {
  const { pictures, selectedId } = workshop()
  const at = pictures.findIndex((each) => each.id === id)
  const removed = pictures[at]
  if (!removed) return
  if (removed.thumbnail) URL.revokeObjectURL(removed.thumbnail)
  const left = pictures.filter((each) => each.id !== id)
  const next = left
    .slice(at)
    .concat(left)
    .find(({ step }) => step !== 'checking')
  changeWorkshop({
    pictures: left,
    selectedId: selectedId === id ? (next?.id ?? null) : selectedId,
  })
}

export function removeAllPictures(): void {
  for (const { thumbnail } of workshop().pictures) if (thumbnail) URL.revokeObjectURL(thumbnail)
  changeWorkshop({ pictures: [], selectedId: null })
}
