import { formatPrices } from '@predio/domain/properties'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useCallback, useId, useMemo, useRef } from 'react'
import { ComboBox } from '../../ui/combo-box.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Option } from '../../ui/option.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useFocusAfterChange } from '../../ui/use-focus-after-change.ts'
import { findListings, wordsOf } from '../listings/property-options.ts'
import { useReading } from '../listings/use-listings.ts'
import { messages } from './messages.ts'
import type { FormItem } from './api/save-selection.ts'
import { newItem } from './selection-values.ts'

const MAX_OPTIONS = 30

interface ItemsFieldProps {
  items: readonly FormItem[]
  error: string | undefined
  onChange: (items: FormItem[]) => void
}

export function ItemsField({ items, error, onChange }: ItemsFieldProps) {
  const labelId = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const focusAfterChange = useFocusAfterChange(field, 'input[role="combobox"]')

  function move(item: FormItem, by: -1 | 1): void {
    const from = items.indexOf(item)
    // At either end of the list the pressed button is disabled, so the row's other button gets the focus.
    focusAfterChange({ row: item.id, to: `[data-control="${by === -1 ? 'up' : 'down'}"]` })
    onChange(items.toSpliced(from, 1).toSpliced(from + by, 0, item))
  }

  function remove(item: FormItem): void {
    focusAfterChange({ row: items[items.indexOf(item) + 1]?.id, to: '[data-control="remove"]' })
    onChange(items.filter(({ id }) => id !== item.id))
  }

  return (
    <fieldset ref={field} aria-labelledby={labelId} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <span id={labelId} className="font-medium">
          {messages.items}
        </span>
        <span className="text-sm text-ink-soft">{messages.itemsHint}</span>
      </div>
      {items.length > 0 && (
        <ol className="flex flex-col divide-y divide-line">
          {items.map((item, at) => (
            <li key={item.id} data-row={item.id} className="flex flex-col gap-2 py-4 first:pt-0">
              <div className="flex items-start gap-3">
                <div className="flex min-w-0 flex-1 flex-col">
                  <span className="font-medium wrap-anywhere">{item.snapshot.title}</span>
                  <span className="text-sm text-ink-soft tabular-nums">
                    {formatPrices({
                      ...item.snapshot,
                      operation: item.snapshot.operations[0] ?? 'sale',
                    })}
                  </span>
                </div>
                <div className="-mt-2 -mr-2 flex">
                  <IconButton
                    data-control="up"
                    label={messages.moveUp}
                    about={item.snapshot.title}
                    icon={<ArrowUp aria-hidden="true" />}
                    isDisabled={at === 0}
                    onPress={() => move(item, -1)}
                  />
                  <IconButton
                    data-control="down"
                    label={messages.moveDown}
                    about={item.snapshot.title}
                    icon={<ArrowDown aria-hidden="true" />}
                    isDisabled={at === items.length - 1}
                    onPress={() => move(item, 1)}
                  />
                  <IconButton
                    data-control="remove"
                    label={messages.remove}
                    about={item.snapshot.title}
                    icon={<X aria-hidden="true" />}
                    onPress={() => remove(item)}
                  />
                </div>
              </div>
              <TextField
                label={messages.note}
                value={item.note}
                onChange={(note) =>
                  onChange(items.map((each) => (each.id === item.id ? { ...each, note } : each)))
                }
              />
            </li>
          ))}
        </ol>
      )}
      <AddListing items={items} error={error} onAdd={(item) => onChange([...items, item])} />
    </fieldset>
  )
}

interface AddListingProps {
  items: readonly FormItem[]
  error: string | undefined
  onAdd: (item: FormItem) => void
}

function AddListing({ items, error, onAdd }: AddListingProps) {
  const { listings } = useReading()
  const chosen = useMemo(() => new Set(items.map(({ listing }) => listing?.id)), [items])
  const rows = useMemo(() => new Set(items.map(({ propertyId }) => propertyId)), [items])
  const load = useCallback(
    (text: string) =>
      Promise.resolve(
        findListings(listings, wordsOf(text))
          .filter(({ id, own }) => !chosen.has(id) && !(own && rows.has(own.id)))
          .slice(0, MAX_OPTIONS)
          .map((listing): Option => ({
            id: String(listing.id),
            label: listing.title,
            description: [formatPrices(listing), listing.location].filter(Boolean).join(' · '),
          })),
      ),
    [listings, chosen, rows],
  )
  return (
    <ComboBox
      label={messages.addListing}
      placeholder={messages.addListingHint}
      load={load}
      value={null}
      beginsAnew
      onChange={(option) => {
        const listing = listings.find(({ id }) => String(id) === option?.id)
        if (listing) onAdd(newItem(listing))
      }}
      error={error}
      emptyText={messages.noneFound}
    />
  )
}
