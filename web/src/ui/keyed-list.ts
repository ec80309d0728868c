/** KEY-08: the text that says which keys lead through a list; the frame has it. */
export const LIST_KEYS_ID = 'list-keys'

/** KEY-05: for the element around the rows of a list. */
export const keyedList = { 'data-list': true, 'aria-describedby': LIST_KEYS_ID } as const

/** The bar at the edge of the row that the keyboard is in. */
export const currentRowBar =
  'has-focus-visible:before:absolute has-focus-visible:before:z-1 has-focus-visible:before:inset-y-3 has-focus-visible:before:left-0 has-focus-visible:before:w-1 has-focus-visible:before:rounded-r-sm has-focus-visible:before:bg-action'
