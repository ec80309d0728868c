import { readBlocks } from '@predio/domain/privacy'

export function NoticeText({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-3 text-sm wrap-anywhere">
      {readBlocks(text).map((block) =>
        block.kind === 'heading' ? (
          <h3 key={block.text} className="mt-2 font-semibold">
            {block.text}
          </h3>
        ) : block.kind === 'list' ? (
          <ul key={block.entries.join()} className="flex list-disc flex-col gap-1.5 pl-5">
            {block.entries.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        ) : (
          <p key={block.text} className="whitespace-pre-line">
            {block.text}
          </p>
        ),
      )}
    </div>
  )
}
