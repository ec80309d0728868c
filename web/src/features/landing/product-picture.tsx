import { darkSource } from './picture-theme.ts'
import pictures from './pictures.json' with { type: 'json' }

export type PictureName = keyof typeof pictures

export interface ShownPicture {
  name: PictureName
  sizes: string
}

interface ProductPictureProps extends ShownPicture {
  narrow?: ShownPicture
  alt: string
  isFirst?: boolean
  className?: string
}

const NARROW = '(width < 64rem)'

export function ProductPicture({
  name,
  sizes,
  narrow,
  alt,
  isFirst = false,
  className = '',
}: ProductPictureProps) {
  return (
    <picture>
      {narrow && (
        <>
          <source {...darkSource(NARROW)} {...files(narrow, 'oscuro')} {...shape(narrow)} />
          <source media={NARROW} {...files(narrow, 'claro')} {...shape(narrow)} />
        </>
      )}
      <source {...darkSource()} {...files({ name, sizes }, 'oscuro')} />
      <img
        {...shape({ name })}
        {...files({ name, sizes }, 'claro')}
        src={file(name, 'claro')}
        alt={alt}
        className={className}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}

function shape({ name }: { name: PictureName }) {
  const { width, height } = pictures[name]
  return { width, height }
}

function files({ name, sizes }: ShownPicture, theme: 'claro' | 'oscuro') {
  const { width, narrower }: { width: number; narrower: readonly number[] } = pictures[name]
  const copies = narrower.map((copy) => `${file(name, theme, `-${copy}`)} ${copy}w`)
  return { srcSet: [...copies, `${file(name, theme)} ${width}w`].join(', '), sizes }
}

function file(name: PictureName, theme: 'claro' | 'oscuro', copy = ''): string {
  return `/pantallas/${name}-${theme}${copy}.webp`
}
