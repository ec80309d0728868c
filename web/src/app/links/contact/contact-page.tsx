import { buttonClass } from '../../../ui/button-styles.ts'
import { ConsentField, ContactFields } from './contact-fields.tsx'
import { LinkLayout } from '../frame/link-layout.tsx'
import { messages } from './messages.ts'

const NAMES = {
  name: 'name',
  phone: 'phone',
  email: 'email',
  message: 'message',
  honeypot: 'website',
} as const

/** The document of /contacto/{token}, which is rendered while the site is built; its script (contact.ts) fills it. */
export function ContactFormPage() {
  return (
    <LinkLayout
      loading={messages.loading}
      isNarrow
      skeleton={<span className="h-120 rounded-xl bg-sunken" />}
    >
      <template data-template="form">
        <article className="mx-auto flex w-full max-w-xl flex-col gap-6">
          <header className="flex flex-col gap-1">
            <h1 data-slot="title" className="text-3xl font-semibold text-balance">
              {messages.pageTitle}
            </h1>
            <p className="text-ink-soft">{messages.intro}</p>
          </header>
          <form noValidate className="flex flex-col gap-5 rounded-xl bg-card p-6 shadow-sm sm:p-8">
            <ContactFields names={NAMES} />
            <div hidden data-slot="consent-part" className="flex flex-col gap-1.5">
              <ConsentField name="consent" noticePath="/privacidad" />
            </div>
            <p role="alert" data-slot="failure" className="text-sm text-danger empty:hidden" />
            <button
              type="submit"
              data-slot="send"
              className={buttonClass('primary', 'medium', false)}
            >
              {messages.send}
            </button>
          </form>
        </article>
      </template>
      <template data-template="thanks">
        <section
          tabIndex={-1}
          className="mx-auto my-auto flex w-full max-w-xl flex-col items-center gap-4 rounded-xl bg-card px-6 py-16 text-center shadow-md outline-none"
        >
          <h1 className="text-2xl font-semibold text-balance">{messages.thanks}</h1>
          <p data-slot="text" className="text-ink-soft" />
          <button
            type="button"
            data-slot="another"
            className={buttonClass('secondary', 'medium', false)}
          >
            {messages.another}
          </button>
        </section>
      </template>
    </LinkLayout>
  )
}
