import { checkLogo, IMAGE_MESSAGES, MAX_LOGO_BYTES, type Size } from '@predio/domain/images'
import { acceptPicture, drawSmall, readWithin } from '../../lib/pictures/read-picture.ts'

const ROOM: Size = { width: 512, height: 512 }

/** IMG-17: throws RefusedFileError if the file is no logo. */
export async function prepareLogo(file: Blob): Promise<Blob> {
  const bytes = await readWithin(file, MAX_LOGO_BYTES)
  acceptPicture(checkLogo({ name: 'logo.png', size: file.size }, bytes))
  const { canvas } = await drawSmall(file, ROOM, IMAGE_MESSAGES.invalidLogo, false)
  return canvas.convertToBlob({ type: 'image/png' })
}
