import { Globe, GlobeOff } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import type { LocalProperty } from '../listings/local-property.ts'
import { usePublish } from './api/publish-listings.ts'
import { messages } from './messages.ts'

interface PublishButtonProps {
  row: Pick<LocalProperty, 'id' | 'title' | 'is_published'>
}

/** WEB-85: publishes a listing, or withdraws it, where it stands in the list. */
export function PublishButton({
  row: { id, title, is_published: isPublished },
}: PublishButtonProps) {
  const { publish, isPending } = usePublish()
  const Icon = isPublished ? GlobeOff : Globe
  return (
    <IconButton
      label={isPublished ? messages.withdraw : messages.publish}
      about={title}
      icon={<Icon aria-hidden="true" />}
      isDisabled={isPending}
      onPress={() => publish({ id, isPublished: !isPublished })}
    />
  )
}
