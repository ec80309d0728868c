import { checkLogo, IMAGE_MESSAGES, MAX_LOGO_BYTES, type Size } from '@predio/domain/images'
import { accept, drawSmall, readWithin } from '../../lib/pictures/read-picture.ts'

/** Larger than any logo in an output, which is at most 15 % of 1080 pixels. */
const ROOM: Size = { width: 512, height: 512 }

/** IMG-17: the logo at the size that outputs need. Throws RefusedFileError when the file is no logo. */
export async function prepareLogo(file: Blob): Promise<Blob> {
  const bytes = await readWithin(file, MAX_LOGO_BYTES)
  accept(checkLogo({ name: 'logo.png', size: file.size }, bytes))
  const { canvas } = await drawSmall(file, ROOM, IMAGE_MESSAGES.invalidLogo, false)
  return canvas.convertToBlob({ type: 'image/png' })
}
