import { MAX_NOTE_PHOTOS } from '@predio/domain/interactions'
import { photoPath, smallPhotoPath } from '@predio/domain/properties'
import { useState } from 'react'
import { log } from '../../../lib/log.ts'
import { newId } from '../../../lib/new-id.ts'
import { RefusedFileError } from '../../../lib/pictures/refused-file-error.ts'
import { useUser } from '../../../lib/session/index.ts'
import { preparePhoto } from '../../listings/photos/prepare-photo.ts'
import { messages } from './messages.ts'
import type { NoteFile } from './upload-note-photos.ts'

interface ChosenPhoto {
  path: string
  small: Blob
  large: Blob
}

interface Changes {
  added: readonly ChosenPhoto[]
  removed: ReadonlySet<string>
}

const NONE: Changes = { added: [], removed: new Set() }

export interface NotePhotos {
  paths: readonly string[]
  files: readonly NoteFile[]
  isPreparing: boolean
  problem: string | undefined
  add: (files: readonly File[]) => Promise<void>
  remove: (path: string) => void
  /** Adds and removes what this form changed; photographs that another device added stay. */
  applyTo: (stored: readonly string[]) => string[]
  clear: () => void
}

interface Stored {
  interactionId: string
  stored: readonly string[]
  waiting?: readonly NoteFile[] | undefined
}

/** NOTE-03: photographs are prepared when they are chosen and stored with the interaction's save. */
export function useNotePhotos({ interactionId, stored, waiting = [] }: Stored): NotePhotos {
  const { id: userId } = useUser()
  const [{ added, removed }, setChanges] = useState<Changes>(NONE)
  const [preparing, setPreparing] = useState(0)
  const [problem, setProblem] = useState<string>()
  const applyTo = (base: readonly string[]) =>
    [...base, ...added.map(({ path }) => path)].filter((path) => !removed.has(path))
  const paths = applyTo(stored)

  async function add(files: readonly File[]): Promise<void> {
    const room = Math.max(0, MAX_NOTE_PHOTOS - paths.length - preparing)
    const chosen = files.slice(0, room)
    setProblem(chosen.length < files.length ? messages.tooMany : undefined)
    setPreparing((count) => count + chosen.length)
    for (const file of chosen) {
      try {
        const photo = await preparePhoto(file)
        const path = photoPath({ userId, recordId: interactionId, photoId: newId() })
        setChanges((now) => ({ ...now, added: [...now.added, { path, ...photo }] }))
      } catch (error) {
        if (!(error instanceof RefusedFileError)) log.error('photograph not prepared', error)
        setProblem(error instanceof RefusedFileError ? error.message : messages.failed(file.name))
      } finally {
        setPreparing((count) => count - 1)
      }
    }
  }

  return {
    paths,
    // The small copy is uploaded before the photograph, so that no photograph is ever without its small copy.
    files: [
      ...waiting,
      ...added.flatMap(({ path, small, large }) => [
        { path: smallPhotoPath(path), blob: small },
        { path, blob: large },
      ]),
    ].filter(({ path }) => paths.some((each) => isFileOf(each, path))),
    isPreparing: preparing > 0,
    problem,
    add,
    remove: (path) => {
      setProblem(undefined)
      setChanges((now) => ({
        added: now.added.filter((photo) => photo.path !== path),
        removed: new Set([...now.removed, path]),
      }))
    },
    applyTo,
    clear: () => setChanges(NONE),
  }
}

function isFileOf(photo: string, path: string): boolean {
  return path === photo || path === smallPhotoPath(photo)
}
