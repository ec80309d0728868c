import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

interface RelatedCardProps<Item extends { id: string }> {
  title: string
  items: readonly Item[]
  empty: string
  addLabel?: string
  onAdd?: () => void
  renderItem: (item: Item) => ReactNode
}

export function RelatedCard<Item extends { id: string }>({
  title,
  items,
  empty,
  addLabel,
  onAdd,
  renderItem,
}: RelatedCardProps<Item>) {
  return (
    <Card
      title={title}
      titleLevel={3}
      action={
        addLabel &&
        onAdd && <IconButton label={addLabel} icon={<Plus aria-hidden="true" />} onPress={onAdd} />
      }
    >
      {items.length === 0 ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {items.map((item) => (
            <li key={item.id} className="flex flex-col gap-1 py-3 text-sm first:pt-0 last:pb-0">
              {renderItem(item)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
