import { ImageIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { useLogo } from '../../../records/identity/api/read-logo.ts'
import { messages } from '../messages.ts'
import { toLook } from '../options.ts'
import { useWorkshop } from '../workshop/use-workshop.ts'
import { AfterView } from './after-view.tsx'
import { BeforeView } from './before-view.tsx'
import { FocusSlider } from './focus-slider.tsx'
import { PreviewFacts } from './preview-facts.tsx'
import { usePreview } from './use-preview.ts'

const SIDES = [
  { id: 'before', label: messages.before },
  { id: 'after', label: messages.after },
] as const

export function PreviewCard() {
  const options = useWorkshop((all) => all.options)
  const picture = useWorkshop(({ pictures, selectedId }) =>
    pictures.find(({ id }) => id === selectedId),
  )
  const { data: logo, isSuccess: isLogoKnown } = useLogo()
  const [side, setSide] = useState<'before' | 'after'>('after')
  const look = useMemo(() => toLook(options), [options])
  const { preview, isBusy } = usePreview(picture, logo ?? null, look)
  if (!picture?.size) {
    return (
      <Card title={messages.preview} titleLevel={3} padding="compact">
        <EmptyState icon={<ImageIcon aria-hidden="true" />} title={messages.previewEmpty} />
      </Card>
    )
  }
  return (
    <Card
      title={messages.preview}
      titleLevel={3}
      padding="compact"
      action={
        <SegmentedControl label={messages.view} segments={SIDES} value={side} onChange={setSide} />
      }
    >
      <div
        aria-busy={isBusy}
        className="@container-[size] grid h-52 place-items-center overflow-hidden rounded-md bg-sunken sm:h-96 xl:h-112"
      >
        {side === 'before' ? (
          <BeforeView picture={picture} size={picture.size} look={look} />
        ) : (
          <AfterView name={picture.name} preview={preview} />
        )}
      </div>
      {look.fit === 'cover' && (
        <FocusSlider picture={picture} size={picture.size} target={look.target} />
      )}
      <PreviewFacts picture={picture} made={preview?.made ?? null} isBusy={isBusy} />
      {!logo && isLogoKnown && <Notice tone="info">{messages.noLogoYet}</Notice>}
    </Card>
  )
}
