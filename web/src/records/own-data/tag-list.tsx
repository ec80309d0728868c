import { messages } from './messages.ts'

export function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label={messages.tags} className="flex min-w-0 flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li
          key={tag}
          className="max-w-full truncate rounded-full bg-ink/8 px-2.5 py-0.5 text-xs font-medium text-ink-soft"
        >
          {tag}
        </li>
      ))}
    </ul>
  )
}
