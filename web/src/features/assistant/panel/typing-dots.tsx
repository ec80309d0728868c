import { messages as say } from '../messages.ts'

const DOTS = ['[animation-delay:0ms]', '[animation-delay:200ms]', '[animation-delay:400ms]']

/** Somebody is about to answer; screen readers are told once, where answers are announced. */
export function TypingDots() {
  return (
    <div className="flex w-fit items-center gap-1.5 rounded-lg rounded-tl-sm bg-sunken px-4 py-4">
      <span className="sr-only">{say.typing}</span>
      {DOTS.map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className={`size-2 animate-breathe rounded-full bg-ink-soft motion-reduce:animate-none ${delay}`}
        />
      ))}
    </div>
  )
}
