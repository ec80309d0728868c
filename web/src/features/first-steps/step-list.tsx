import {
  FIRST_STEPS,
  isStepDone,
  missingIdentity,
  type FirstFacts,
  type FirstStep,
} from '@predio/domain/first-steps'
import { ChevronRight, Circle, CircleCheck } from 'lucide-react'
import { Link as RowLink } from 'react-aria-components'
import {
  ADDRESSES,
  IDENTITY_ADDRESS,
  linkTo,
  sectionTarget,
  type Target,
} from '../../lib/navigation.ts'
import { Link } from '../../ui/link.tsx'
import { messages, STEP_TEXTS } from './messages.ts'

/** Each step has the same height, so that the server's answer changes only the check marks. */
export function StepList({ facts }: { facts: FirstFacts | undefined }) {
  return (
    <div className="@container">
      <ol aria-label={messages.title} className="grid gap-x-6 @2xl:grid-cols-2">
        {FIRST_STEPS.map((step) => (
          <Step
            key={step}
            step={step}
            target={targetOf(step, facts)}
            isDone={facts !== undefined && isStepDone(step, facts)}
          />
        ))}
      </ol>
    </div>
  )
}

interface StepProps {
  step: FirstStep
  target: Target
  isDone: boolean
}

/** The title's link covers the whole row; the link for the other way to do the first step lies above it. */
function Step({ step, target, isDone }: StepProps) {
  const { title, text } = STEP_TEXTS[step]
  return (
    <li className="group/step relative -mx-2 flex min-h-16 items-center gap-3 rounded-md px-2 py-2 transition-colors hover:bg-ink/4">
      {isDone ? (
        <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-success" />
      ) : (
        <Circle aria-hidden="true" className="size-6 shrink-0 text-ink-faint" />
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <RowLink
          {...linkTo(target)}
          className="rounded-sm font-medium outline-0 after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          <span className="sr-only">{isDone ? messages.done : messages.pending} </span>
          {title}
        </RowLink>
        <span className="text-sm text-ink-soft">{text}</span>
        {step === 'listing' && (
          <span className="relative z-1 w-fit text-sm">
            <Link href={ADDRESSES.settings}>{messages.connectSite}</Link>
          </span>
        )}
      </div>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
    </li>
  )
}

/** FIRST-04: each step leads to the form in which the agent does it. */
function targetOf(step: FirstStep, facts: FirstFacts | undefined): Target {
  switch (step) {
    case 'listing':
      return sectionTarget('properties', { opens: 'listing' })
    case 'contacts':
      return sectionTarget('crm', { tab: 'clients', opens: 'import' })
    case 'opportunity':
      return sectionTarget('crm', { tab: 'opportunities', opens: 'opportunity' })
    case 'identity':
      return facts && missingIdentity(facts) === 'logo'
        ? { to: IDENTITY_ADDRESS, state: {} }
        : { to: ADDRESSES.profile, state: {} }
    case 'assistant':
      return { to: ADDRESSES.settings, state: {} }
  }
}
