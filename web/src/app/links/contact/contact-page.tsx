import { buttonClass } from '../../../ui/button-styles.ts'
import { LinkLayout } from '../frame/link-layout.tsx'
import { messages } from './messages.ts'

const INPUT =
  'min-h-11 w-full rounded-md border border-line-strong bg-card px-3 py-2 text-base font-normal text-ink focus-visible:outline-2 focus-visible:outline-focus aria-invalid:border-danger'
const FIELD = 'flex flex-col gap-1.5 font-medium'

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
            <Field name="name" label={messages.name} autoComplete="name" maxLength={200} />
            <Field
              name="phone"
              label={messages.phone}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={40}
              hint={messages.oneOf}
            />
            <Field
              name="email"
              label={messages.email}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={254}
            />
            <label className={FIELD}>
              {messages.message}
              <textarea
                name="message"
                rows={5}
                maxLength={5000}
                autoComplete="off"
                aria-describedby="fault-message"
                className={INPUT}
              />
              <Fault name="message" />
            </label>
            {/* A field that only bots fill in: it is invisible, and the keyboard does not reach it. */}
            <label aria-hidden="true" className="sr-only">
              {messages.trap}
              <input name="website" tabIndex={-1} autoComplete="off" />
            </label>
            <div hidden data-slot="consent-part" className="flex flex-col gap-1.5">
              <label className="flex items-start gap-3 text-sm">
                <input
                  type="checkbox"
                  name="consent"
                  aria-describedby="fault-consent"
                  className="mt-0.5 size-5 shrink-0 accent-(--color-action)"
                />
                {messages.consent}
              </label>
              <a
                data-slot="consent-link"
                href="/privacidad"
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 w-fit items-center rounded-sm text-sm text-action underline underline-offset-4"
              >
                {messages.readNotice}
              </a>
              <Fault name="consent" />
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

interface FieldProps {
  name: string
  label: string
  type?: 'tel' | 'email'
  inputMode?: 'tel' | 'email'
  autoComplete: string
  maxLength: number
  hint?: string
}

function Field({ name, label, hint, type, inputMode, autoComplete, maxLength }: FieldProps) {
  return (
    <label className={FIELD}>
      {label}
      <input
        name={name}
        type={type ?? 'text'}
        inputMode={inputMode ?? 'text'}
        autoComplete={autoComplete}
        maxLength={maxLength}
        aria-describedby={`fault-${name}`}
        className={INPUT}
      />
      {hint && <span className="text-sm font-normal text-ink-soft">{hint}</span>}
      <Fault name={name} />
    </label>
  )
}

function Fault({ name }: { name: string }) {
  return (
    <span
      id={`fault-${name}`}
      data-slot={`fault-${name}`}
      className="text-sm font-normal text-danger empty:hidden"
    />
  )
}
