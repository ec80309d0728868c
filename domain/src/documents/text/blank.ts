export const BLANK = '____________'

const LINE = '______________________________'

export function signature(...below: (string | null)[]): string {
  return [LINE, ...below.filter((line) => line !== null)].join('\n')
}
