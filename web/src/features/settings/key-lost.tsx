import { KEY_LOST } from './messages.ts'

/** Why a key that is right may not reach WordPress, each with what to do. */
export function KeyLost() {
  return (
    <div className="mt-2 font-normal">
      <p>{KEY_LOST.intro}</p>
      <ol className="mt-1.5 flex list-decimal flex-col gap-1.5 pl-5">
        {KEY_LOST.causes.map(({ cause, remedy }) => (
          <li key={cause} className="pl-1">
            <span className="font-medium">{cause}</span> {remedy}
          </li>
        ))}
      </ol>
    </div>
  )
}
