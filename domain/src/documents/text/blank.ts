/** A gap that is filled by hand; the check before saving points it out. */
export const BLANK = '____________'

/** Long enough to be read as a place to sign. */
const LINE = '______________________________'

export function signature(...below: (string | null)[]): string {
  return [LINE, ...below.filter((line) => line !== null)].join('\n')
}
