/** White text is readable on the colours of all stages, which only migrations change. */
export function StageMark({ name, color }: { name: string; color: string }) {
  return (
    <span
      style={{ backgroundColor: color }}
      className="inline-flex w-fit items-center rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap text-on-fill"
    >
      {name}
    </span>
  )
}
