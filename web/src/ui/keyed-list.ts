/** KEY-08: id of the text in the page frame that names the keys for lists. */
export const LIST_KEYS_ID = 'list-keys'

/** KEY-05: attributes for the element around the rows of a list. */
export const keyedList = { 'data-list': true, 'aria-describedby': LIST_KEYS_ID } as const

export const currentRowBar =
  'has-focus-visible:before:absolute has-focus-visible:before:z-1 has-focus-visible:before:inset-y-3 has-focus-visible:before:left-0 has-focus-visible:before:w-1 has-focus-visible:before:rounded-r-sm has-focus-visible:before:bg-action'
