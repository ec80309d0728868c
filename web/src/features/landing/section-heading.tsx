interface SectionHeadingProps {
  id: string
  title: string
  text?: string
  isCentred?: boolean
}

export function SectionHeading({ id, title, text, isCentred = false }: SectionHeadingProps) {
  return (
    <div className={isCentred ? 'mx-auto max-w-2xl text-center' : 'max-w-2xl'}>
      <h2
        id={id}
        className="font-display text-3xl font-semibold text-balance sm:text-[2.75rem] sm:leading-[1.1]"
      >
        {title}
      </h2>
      {text && <p className="mt-4 text-lg text-pretty text-ink-soft">{text}</p>}
    </div>
  )
}
