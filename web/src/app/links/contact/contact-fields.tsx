import type { ContactFaults, ContactValues } from '@predio/domain/prospects'
import { messages } from './messages.ts'

const INPUT =
  'min-h-11 w-full rounded-md border border-line-strong bg-card px-3 py-2 text-base font-normal text-ink focus-visible:outline-2 focus-visible:outline-focus aria-invalid:border-danger'
const FIELD = 'flex flex-col gap-1.5 font-medium'

interface ContactFieldsProps {
  /** The form's own names of its fields; those of the faults' slots are the same. */
  names: Record<'name' | 'phone' | 'email' | 'message' | 'honeypot', string>
  typed?: ContactValues
  faults?: ContactFaults
}

const NO_FAULTS: ContactFaults = {}

/** PROS-64: what a visitor fills in, whoever takes the form. */
export function ContactFields({ names, typed, faults = NO_FAULTS }: ContactFieldsProps) {
  return (
    <>
      <Field
        name={names.name}
        value={typed?.name}
        fault={faults.name}
        label={messages.name}
        autoComplete="name"
        maxLength={200}
      />
      <Field
        name={names.phone}
        value={typed?.phone}
        fault={faults.phone}
        label={messages.phone}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        hint={messages.oneOf}
      />
      <Field
        name={names.email}
        value={typed?.email}
        fault={faults.email}
        label={messages.email}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <label className={FIELD}>
        {messages.message}
        <textarea
          name={names.message}
          defaultValue={typed?.message}
          rows={5}
          maxLength={5000}
          autoComplete="off"
          aria-invalid={faults.message ? true : undefined}
          aria-describedby={faultId(names.message)}
          className={INPUT}
        />
        <Fault name={names.message}>{faults.message}</Fault>
      </label>
      {/* A field that only bots fill in: it is invisible, and the keyboard does not reach it. */}
      <label aria-hidden="true" className="sr-only">
        {messages.trap}
        <input name={names.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  )
}

interface FieldProps {
  name: string
  value: string | undefined
  fault: string | undefined
  label: string
  type?: 'tel' | 'email'
  autoComplete: string
  maxLength: number
  hint?: string
}

function Field({ name, value, fault, label, hint, type, autoComplete, maxLength }: FieldProps) {
  return (
    <label className={FIELD}>
      {label}
      <input
        name={name}
        type={type ?? 'text'}
        inputMode={type ?? 'text'}
        autoComplete={autoComplete}
        maxLength={maxLength}
        defaultValue={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={faultId(name)}
        className={INPUT}
      />
      {hint && <span className="text-sm font-normal text-ink-soft">{hint}</span>}
      <Fault name={name}>{fault}</Fault>
    </label>
  )
}

interface ConsentFieldProps {
  name: string
  value?: number
  noticePath: string
  isConsenting?: boolean
  fault?: string | undefined
}

export function ConsentField({ name, value, noticePath, isConsenting, fault }: ConsentFieldProps) {
  return (
    <>
      <label className="flex items-start gap-3 text-sm">
        <input
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={isConsenting}
          aria-invalid={fault ? true : undefined}
          aria-describedby={faultId(name)}
          className="mt-0.5 size-5 shrink-0 accent-(--color-action)"
        />
        {messages.consent}
      </label>
      <a
        data-slot="consent-link"
        href={noticePath}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 w-fit items-center rounded-sm text-sm text-action underline underline-offset-4"
      >
        {messages.readNotice}
      </a>
      <Fault name={name}>{fault}</Fault>
    </>
  )
}

function Fault({ name, children }: { name: string; children: string | undefined }) {
  return (
    <span
      id={faultId(name)}
      data-slot={faultId(name)}
      className="text-sm font-normal text-danger empty:hidden"
    >
      {children}
    </span>
  )
}

function faultId(name: string): string {
  return `fault-${name}`
}
