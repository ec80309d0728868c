import { formatPhone, telUrl, waMeUrl } from '@predio/domain/phones'
import { PROFESSION_LABELS, PROFESSIONAL_FIELDS } from '@predio/domain/professionals'
import { Mail, MapPin, MessageCircle, Phone, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { RecordCard } from '../../capabilities/list/record-card.tsx'
import { recordTarget } from '../../lib/navigation.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import type { Professional } from '../../records/professionals/api/list-professionals.ts'
import { jobsText, messages, starsText } from './messages.ts'
import { ShareMenu } from './share-menu.tsx'

const PLACES = Array.from({ length: PROFESSIONAL_FIELDS.rating.max }, (_, index) => index + 1)

interface ProfessionalCardProps {
  professional: Professional
  onEdit: () => void
  onDelete: () => void
  onJobs: () => void
  onShare: () => void
}

const ICON = { 'aria-hidden': true, className: 'size-4.5' } as const

export function ProfessionalCard({
  professional,
  onEdit,
  onDelete,
  onJobs,
  onShare,
}: ProfessionalCardProps) {
  const { name, profession, specialty, phone, email, address, rating, notes, jobs } = professional
  const tel = telUrl(phone)
  const whatsapp = waMeUrl(phone)
  return (
    <RecordCard
      name={name}
      target={recordTarget('profesionales', professional.id)}
      onEdit={onEdit}
      onDelete={onDelete}
      lead={<Avatar name={name} />}
      head={
        <>
          <p className="text-sm text-ink-soft wrap-anywhere">
            <span className="font-medium text-ink">{PROFESSION_LABELS[profession]}</span>
            {specialty && ` · ${specialty}`}
          </p>
          <RatingStars rating={rating} />
        </>
      }
    >
      <div className="flex flex-1 flex-col gap-2 text-sm">
        <Fact icon={<Phone aria-hidden="true" />}>{formatPhone(phone)}</Fact>
        {email && (
          <Fact icon={<Mail aria-hidden="true" />}>
            <span className="relative [&>a]:before:absolute [&>a]:before:inset-x-0 [&>a]:before:-inset-y-3.5">
              <Link href={`mailto:${email}`}>{email}</Link>
            </span>
          </Fact>
        )}
        {address && <Fact icon={<MapPin aria-hidden="true" />}>{address}</Fact>}
        {notes && (
          <p className="mt-1 line-clamp-4 text-ink-soft whitespace-pre-line wrap-anywhere">
            {notes}
          </p>
        )}
      </div>
      <footer className="flex flex-col gap-3 border-t border-line pt-4">
        <div className="grid grid-cols-2 gap-3">
          {tel && (
            <ButtonLink href={tel} look="secondary" icon={<Phone {...ICON} />}>
              {messages.call}
            </ButtonLink>
          )}
          {whatsapp && (
            <ButtonLink
              href={whatsapp}
              look="secondary"
              target="_blank"
              rel="noopener noreferrer"
              icon={<MessageCircle {...ICON} />}
            >
              WhatsApp
            </ButtonLink>
          )}
        </div>
        <div className="-mx-3 -mb-2 flex flex-wrap justify-between gap-1">
          <Button look="quiet" size="small" onPress={onJobs}>
            {jobsText(jobs)}
          </Button>
          <ShareMenu professional={professional} onShare={onShare} />
        </div>
      </footer>
    </RecordCard>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex min-w-0 items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-soft">
      {icon}
      <span className="min-w-0 tabular-nums wrap-anywhere">{children}</span>
    </p>
  )
}

function RatingStars({ rating }: { rating: number }) {
  return (
    <span className="flex w-fit gap-0.5">
      <span className="sr-only">{starsText(rating)}</span>
      {PLACES.map((place) => (
        <Star
          key={place}
          aria-hidden="true"
          className={`size-4 ${place <= rating ? 'fill-current text-warning' : 'text-line-strong'}`}
        />
      ))}
    </span>
  )
}
