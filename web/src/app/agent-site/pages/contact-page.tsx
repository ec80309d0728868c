import {
  CONTACT_FORM,
  contactPath,
  listingsPath,
  noticePath,
  type SitePage,
} from '@predio/domain/agent-site'
import { shownTitle } from '@predio/domain/properties'
import { placeOf } from '@predio/domain/sheets'
import { buttonClass } from '../../../ui/button-styles.ts'
import { ConsentField, ContactFields } from '../../links/contact/contact-fields.tsx'
import { shortAgentName } from '../../links/frame/describe-agent.ts'
import { messages } from '../messages.ts'
import { Photo } from '../parts/photo.tsx'

type Contact = Extract<SitePage, { kind: 'contact' }>

export function ContactPage(page: Contact) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-6 pt-4">
      {page.isSent ? <Thanks {...page} /> : <Form {...page} />}
    </div>
  )
}

/** WEB-55: sent to the server as any form of the web; what is wrong comes back at its field, with what was typed. */
function Form({ frame, listing, noticeVersion, typed, faults, failure }: Contact) {
  const { agent, path } = frame
  const hasFaults = Object.keys(faults).length > 0
  return (
    <>
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl font-semibold text-balance">
          {messages.writeTo(shortAgentName(agent))}
        </h1>
        <p className="text-ink-soft">{messages.contactText}</p>
      </header>
      {listing && <Subject site={listing} />}
      {(hasFaults || failure) && (
        <p role="alert" className="rounded-lg bg-danger-soft p-4 font-medium text-danger">
          {hasFaults || !failure ? messages.correct : messages.failures[failure]}
        </p>
      )}
      <form
        method="post"
        action={contactPath(path)}
        noValidate
        data-contact={messages.sending}
        className="flex flex-col gap-5 rounded-xl bg-card p-6 shadow-sm sm:p-8"
      >
        {listing && <input type="hidden" name={CONTACT_FORM.listing} value={listing.code} />}
        <ContactFields
          names={CONTACT_FORM}
          typed={{ ...typed, message: typed.message || (hasFaults ? '' : firstMessage(listing)) }}
          faults={faults}
        />
        {noticeVersion !== null && (
          <div className="flex flex-col gap-1.5">
            <ConsentField
              name={CONTACT_FORM.noticeVersion}
              value={noticeVersion}
              noticePath={noticePath(path)}
              isConsenting={typed.isConsenting}
              fault={faults.consent}
            />
          </div>
        )}
        <button type="submit" className={buttonClass('primary', 'medium', false)}>
          {messages.send}
        </button>
      </form>
    </>
  )
}

function firstMessage(listing: Contact['listing']): string {
  return listing ? messages.firstMessage(shownTitle(listing.listing.title)) : ''
}

function Subject({ site }: { site: NonNullable<Contact['listing']> }) {
  const { listing, path, photos } = site
  const place = placeOf(listing)
  return (
    <section className="flex items-center gap-4 overflow-hidden rounded-lg bg-card shadow-sm">
      <div className="aspect-4/3 w-28 shrink-0 bg-sunken">
        {photos[0] && (
          <Photo photo={photos[0]} alt="" shownWidth="7rem" isFirst={false} className="size-full" />
        )}
      </div>
      <div className="min-w-0 py-2 pr-4">
        <h2 className="text-sm text-ink-soft">{messages.asksAbout}</h2>
        <p className="line-clamp-2 font-medium wrap-anywhere">
          <a href={path} className="underline-offset-4 hover:underline">
            {shownTitle(listing.title)}
          </a>
        </p>
        {place && <p className="truncate text-sm text-ink-soft">{place}</p>}
      </div>
    </section>
  )
}

function Thanks({ frame }: Contact) {
  return (
    <section className="flex flex-col items-center gap-4 rounded-xl bg-card px-6 py-16 text-center shadow-md">
      <h1 className="text-2xl font-semibold text-balance">{messages.thanks}</h1>
      <p className="text-ink-soft">{messages.thanksText(shortAgentName(frame.agent))}</p>
      <a href={listingsPath(frame.path)} className={buttonClass('secondary', 'medium', false)}>
        {messages.moreListings}
      </a>
    </section>
  )
}
