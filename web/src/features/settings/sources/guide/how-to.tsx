import { Copy } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { copyAndTell } from '../../../../ui/copy-and-tell.ts'
import { Fold } from '../../../../ui/fold.tsx'
import { instructionsFor } from './messages.ts'
import { messages } from '../messages.ts'

export function HowTo({ address }: { address: string }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-medium">{messages.how}</h3>
      {instructionsFor(address).map(({ id, title, steps, snippet }) => (
        <Fold key={id} title={title}>
          <div className="flex flex-col gap-3 px-4 pb-4 text-sm">
            <ol className="flex list-decimal flex-col gap-1 pl-5">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {snippet && <Snippet name={title} text={snippet} />}
          </div>
        </Fold>
      ))}
    </div>
  )
}

export function Snippet({ name, text }: { name: string; text: string }) {
  return (
    <div className="flex flex-col items-start gap-2">
      {/* The keyboard can focus the snippet, because it scrolls sideways. */}
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={name}
        className="w-full overflow-x-auto rounded-md bg-sunken p-3 text-xs outline-0 focus-visible:outline-2 focus-visible:outline-focus"
      >
        {text}
      </pre>
      <Button
        look="quiet"
        size="small"
        icon={<Copy aria-hidden="true" className="size-4" />}
        aria-label={`${messages.copySnippet}: ${name}`}
        onPress={() => void copyAndTell(text)}
      >
        {messages.copySnippet}
      </Button>
    </div>
  )
}
