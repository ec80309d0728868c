interface TagListProps {
  tags: readonly string[]
  /** How many there is room for; the others are counted. */
  most?: number
}

export function TagList({ tags, most = Infinity }: TagListProps) {
  const more = tags.length - most
  return (
    <ul aria-label="Etiquetas" className="flex min-w-0 flex-wrap gap-1.5">
      {tags.slice(0, most).map((tag) => (
        <li
          key={tag}
          className="max-w-full truncate rounded-full bg-ink/8 px-2.5 py-0.5 text-xs font-medium text-ink-soft"
        >
          {tag}
        </li>
      ))}
      {more > 0 && <li className="py-0.5 text-xs text-ink-soft">+{more}</li>}
    </ul>
  )
}
