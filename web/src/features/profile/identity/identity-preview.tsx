import { DARK, onPaper, showLink, textOn, WHITE, type Identity } from '@predio/domain/identity'
import { Avatar } from '../../../ui/avatar.tsx'
import { messages } from './messages.ts'

export function IdentityPreview({ identity }: { identity: Identity }) {
  const { name, company, phone, photoUrl, logoUrl, color, licenseNumber, links } = identity
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-sm font-medium">{messages.preview}</figcaption>
      <div
        className="overflow-hidden rounded-lg border border-line shadow-sm"
        style={{ backgroundColor: WHITE, color: DARK }}
      >
        <div
          className="flex min-h-20 items-center justify-between gap-4 px-5 py-4"
          style={{ backgroundColor: color, color: textOn(color) }}
        >
          <p className="min-w-0 text-lg font-semibold wrap-anywhere">
            {company ?? name ?? messages.noName}
          </p>
          {logoUrl !== null && (
            <img
              src={logoUrl}
              alt=""
              style={{ backgroundColor: WHITE }}
              className="max-h-12 max-w-28 shrink-0 rounded-sm object-contain p-1"
            />
          )}
        </div>
        <div className="flex items-center gap-4 p-5">
          <Avatar name={name ?? messages.noName} src={photoUrl ?? undefined} size="large" />
          <div className="flex min-w-0 flex-col gap-0.5 wrap-anywhere">
            <p className="text-xl font-bold" style={{ color: onPaper(color) }}>
              {name ?? messages.noName}
            </p>
            {licenseNumber !== null && (
              <p className="text-sm">{messages.previewLicense(licenseNumber)}</p>
            )}
            {phone !== null && <p className="text-sm tabular-nums">{phone}</p>}
            {links.map(({ kind, url }) => (
              <p key={kind} className="text-sm opacity-75">
                {showLink(url)}
              </p>
            ))}
          </div>
        </div>
      </div>
    </figure>
  )
}
