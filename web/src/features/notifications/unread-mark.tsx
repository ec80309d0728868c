/** For the eye only: the bell's name carries the number too. */
export function UnreadMark({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute -top-2.5 -right-2.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-attention px-1 text-[0.6875rem] leading-none font-semibold text-on-attention tabular-nums ring-2 ring-paper"
    >
      {count}
    </span>
  )
}
