import {
  Bath,
  BedDouble,
  CalendarCheck,
  CalendarDays,
  Car,
  ChevronLeft,
  ChevronRight,
  ExternalLink,
  Heart,
  ImageOff,
  LandPlot,
  MapPin,
  MessageSquareQuote,
  Ruler,
  ThumbsDown,
  type LucideIcon,
} from 'lucide-react'
import { UNTITLED } from '@predio/domain/properties'
import { ANSWER_LABELS, SELECTION_ANSWERS, type SelectionAnswer } from '@predio/domain/selections'
import { SOFT, type Tone } from '../../../../ui/tone.ts'
import { messages } from '../messages.ts'

const FACTS: readonly [slot: string, Icon: LucideIcon][] = [
  ['bedrooms', BedDouble],
  ['bathrooms', Bath],
  ['area', Ruler],
  ['land', LandPlot],
  ['parking', Car],
]

const BADGES: readonly [slot: string, tone: Tone][] = [
  ['new', 'attention'],
  ['reserved', 'warning'],
  ['unavailable', 'neutral'],
]

const ANSWERS: Record<SelectionAnswer, { Icon: LucideIcon; chosen: string }> = {
  like: {
    Icon: Heart,
    chosen: 'aria-pressed:border-success aria-pressed:bg-success-soft aria-pressed:text-success',
  },
  pass: {
    Icon: ThumbsDown,
    chosen: 'aria-pressed:border-ink-soft aria-pressed:bg-sunken aria-pressed:text-ink',
  },
  visit: {
    Icon: CalendarDays,
    chosen: 'aria-pressed:border-info aria-pressed:bg-info-soft aria-pressed:text-info',
  },
}

export function ListingTemplate() {
  return (
    <>
      <template data-template="listing">
        <li className="group/card listing-card scroll-mt-24 rounded-xl">
          <article className="grid grid-cols-1 overflow-hidden rounded-xl border border-line bg-card lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-2 lg:p-3">
            <Gallery />
            <div className="flex min-w-0 flex-col gap-5 p-4 sm:p-5">
              <Heading />
              <Facts />
              <Note />
              <Description />
              <ul hidden data-slot="tours" className="flex flex-wrap gap-x-5" />
              <Visit />
              <Answers />
            </div>
          </article>
        </li>
      </template>
      <template data-template="photo">
        <li className="h-full w-full shrink-0 snap-center snap-always">
          <img
            alt=""
            decoding="async"
            className="size-full object-cover group-data-unavailable/card:opacity-60 group-data-unavailable/card:grayscale"
          />
        </li>
      </template>
      <template data-template="tour">
        <li>
          <a
            data-slot="tour"
            href="/"
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 font-medium text-action underline underline-offset-4"
          >
            <ExternalLink aria-hidden="true" className="size-4.5 shrink-0" />
            <span data-slot="text" />
          </a>
        </li>
      </template>
      <template data-template="amenity">
        <li className="rounded-full bg-sunken px-3 py-1 text-sm wrap-anywhere" />
      </template>
    </>
  )
}

const TURN =
  'absolute top-1/2 hidden size-10 -translate-y-1/2 place-items-center rounded-full bg-raised text-ink shadow-md desk:grid desk:disabled:hidden'

function Gallery() {
  return (
    <div className="relative aspect-4/3 bg-sunken lg:aspect-auto lg:max-h-128 lg:min-h-92 lg:overflow-hidden lg:rounded-lg">
      <ul
        data-slot="photos"
        aria-label={messages.photos}
        className="flex size-full [scrollbar-width:none] motion-safe:scroll-smooth snap-x snap-mandatory overflow-x-auto overscroll-x-contain focus-visible:-outline-offset-4"
      />
      <p
        hidden
        data-slot="no-photos"
        className="absolute inset-0 flex flex-col items-center justify-center gap-2 text-ink-soft"
      >
        <ImageOff aria-hidden="true" className="size-9" />
        {messages.noPhotos}
      </p>
      <button
        type="button"
        data-slot="previous"
        aria-label={messages.previousPhoto}
        className={`${TURN} left-3`}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        data-slot="next"
        aria-label={messages.nextPhoto}
        className={`${TURN} right-3`}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </button>
      <span
        hidden
        data-slot="place"
        aria-hidden="true"
        className="absolute right-3 bottom-3 rounded-full bg-raised px-2.5 py-0.5 text-xs font-medium text-ink tabular-nums shadow-sm"
      />
    </div>
  )
}

function Heading() {
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        {BADGES.map(([slot, tone]) => (
          <span
            key={slot}
            hidden
            data-slot={slot}
            className={`rounded-full px-2.5 py-0.5 text-xs font-medium ${SOFT[tone]}`}
          />
        ))}
        <span data-slot="kind" className="text-sm font-medium text-ink-soft" />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b data-slot="price" className="text-2xl font-semibold tabular-nums" />
        <span hidden data-slot="second-price" className="font-medium text-ink-soft tabular-nums" />
      </p>
      <p hidden data-slot="change" className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
        <span className="sr-only">{messages.before}</span>
        <s data-slot="old-price" className="tabular-nums" />
        <span data-slot="updated" className="font-medium text-info" />
      </p>
      <h2
        data-slot="title"
        className="text-lg leading-snug font-semibold text-pretty wrap-anywhere"
      >
        {UNTITLED}
      </h2>
      <p hidden data-slot="location" className="flex gap-1.5 text-ink-soft">
        <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
        <span data-slot="text" className="min-w-0 wrap-anywhere" />
      </p>
    </div>
  )
}

function Facts() {
  return (
    <ul data-slot="facts" className="flex flex-wrap gap-x-5 gap-y-2">
      {FACTS.map(([slot, Icon]) => (
        <li
          key={slot}
          hidden
          data-slot={slot}
          className="flex items-center gap-2 text-sm font-medium"
        >
          <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-faint" />
          <span data-slot="text" />
        </li>
      ))}
    </ul>
  )
}

function Note() {
  return (
    <div hidden data-slot="note" className="flex gap-3 rounded-lg bg-action-soft p-4">
      <MessageSquareQuote aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" />
      <p className="min-w-0">
        <b data-slot="note-from" className="block text-sm font-semibold text-action" />
        <span data-slot="text" className="whitespace-pre-line wrap-anywhere" />
      </p>
    </div>
  )
}

function Description() {
  return (
    <div hidden data-slot="about" className="group flex flex-col items-start gap-3">
      <p
        hidden
        data-slot="description"
        className="line-clamp-3 wrap-anywhere text-ink-soft group-data-open:line-clamp-none group-data-open:whitespace-pre-line"
      />
      <div hidden data-slot="extra" className="flex flex-col gap-3">
        <p hidden data-slot="details" className="text-sm text-ink-soft" />
        <div hidden data-slot="amenities" className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold">{messages.amenities}</h3>
          <ul data-slot="amenity-list" className="flex flex-wrap gap-2" />
        </div>
      </div>
      <button
        hidden
        type="button"
        data-slot="more"
        aria-expanded="false"
        className="-mx-2 inline-flex min-h-11 items-center rounded-md px-2 text-sm font-medium text-action hover:bg-action-soft desk:min-h-8 print:hidden"
      >
        {messages.more}
      </button>
    </div>
  )
}

function Visit() {
  return (
    <p
      hidden
      data-slot="visit"
      className="flex gap-3 rounded-lg bg-success-soft p-4 font-medium text-success"
    >
      <CalendarCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span data-slot="text" className="min-w-0 first-letter:uppercase" />
    </p>
  )
}

function Answers() {
  return (
    <fieldset
      data-slot="answers"
      aria-label={messages.yourAnswer}
      className="flex min-w-0 flex-col gap-3 border-t border-line pt-5 print:hidden"
    >
      <div className="flex gap-2">
        {SELECTION_ANSWERS.map((answer) => {
          const { Icon, chosen } = ANSWERS[answer]
          return (
            <button
              key={answer}
              type="button"
              data-answer={answer}
              aria-pressed="false"
              className={`flex min-h-16 flex-1 basis-0 cursor-pointer flex-col items-center justify-center gap-1 rounded-lg border border-line-strong bg-card px-1 py-2 text-sm font-medium text-ink transition-[background-color,border-color,color] hover:bg-sunken focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus aria-pressed:border-2 ${chosen}`}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {ANSWER_LABELS[answer]}
            </button>
          )
        })}
      </div>
      <div hidden data-slot="given" className="flex flex-col gap-0.5 text-sm">
        <p data-slot="summary" className="whitespace-pre-line wrap-anywhere" />
        <p
          data-slot="status"
          className="font-medium text-ink-soft data-[kind=refused]:text-danger data-[kind=sent]:text-success data-[kind=waiting]:text-warning"
        />
      </div>
      <div data-slot="panel" />
    </fieldset>
  )
}
