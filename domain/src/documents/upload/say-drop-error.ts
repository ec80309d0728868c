import { UPLOAD_MESSAGES as say } from '../messages.ts'

/** Section 5's messages of a drop zone, in the person's language. */
export function sayDropError(message: string): string {
  if (message.startsWith('File type must be')) return say.wrongType
  if (message === 'Too many files') return say.tooMany
  const [, direction, bytes] = /^File is (larger|smaller) than (\d+) bytes$/.exec(message) ?? []
  if (direction === 'larger') return say.tooLarge(Number(bytes))
  return direction === 'smaller' ? say.tooSmall(Number(bytes)) : say.failed
}
