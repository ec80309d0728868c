/** On phones the text has 16 px, because iOS zooms into fields with smaller text. */
const FRAME =
  'flex w-full items-center rounded-md border border-line-strong bg-card text-base text-ink transition-[border-color,box-shadow] desk:text-sm min-h-11 desk:min-h-10'

const STATES =
  'hover:border-ink-soft invalid:border-danger disabled:cursor-default disabled:border-line disabled:bg-sunken disabled:text-ink-faint'

const FOCUS_WITHIN =
  'focus-within:border-focus focus-within:ring-2 focus-within:ring-focus/35 invalid:focus-within:border-danger invalid:focus-within:ring-danger/30'

const FOCUS_SELF =
  'outline-none focus:border-focus focus:ring-2 focus:ring-focus/35 invalid:focus:border-danger invalid:focus:ring-danger/30'

export const fieldStack = 'flex w-full flex-col gap-1.5'
export const groupFrame = `${FRAME} ${STATES} ${FOCUS_WITHIN}`
export const soloFrame = `${FRAME} ${STATES} ${FOCUS_SELF} px-3.5`
/** With a width in percent the input can be narrower than the browser's default. */
export const bareInput =
  'w-full min-w-0 flex-1 self-stretch bg-transparent px-3.5 outline-none placeholder:text-ink-faint disabled:text-ink-faint'
export const compactFrame = `flex min-h-11 w-60 items-center gap-1.5 rounded-full border border-line bg-card px-3.5 text-base whitespace-nowrap text-ink-soft transition-[border-color,box-shadow] desk:min-h-8 desk:w-52 desk:px-3 desk:text-sm has-[:placeholder-shown:not(:focus)]:w-41 desk:has-[:placeholder-shown:not(:focus)]:w-33 has-[input:not(:placeholder-shown)]:bg-action-soft has-[input:not(:placeholder-shown)]:font-medium has-[input:not(:placeholder-shown)]:text-action ${STATES} ${FOCUS_WITHIN}`
export const frameButton =
  '-my-px inline-grid h-11 min-w-11 shrink-0 cursor-pointer place-items-center rounded-md text-ink-soft outline-0 transition-colors hover:bg-ink/8 hover:text-ink pressed:bg-ink/12 focus-visible:outline-2 focus-visible:outline-focus disabled:cursor-default disabled:bg-transparent disabled:text-ink-faint desk:my-0 desk:mr-1 desk:rounded-sm desk:h-8 desk:min-w-8 [&_svg]:size-4.5'
