import { splitVariables } from './split-variables.ts'

/** The text as it was written, with what will be filled in standing out. */
export function ScriptText({ content }: { content: string }) {
  return (
    <>
      {splitVariables(content).map(({ text, isVariable, at }) =>
        isVariable ? (
          <span key={at} className="rounded-sm bg-action-soft px-1 font-medium text-action">
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </>
  )
}
