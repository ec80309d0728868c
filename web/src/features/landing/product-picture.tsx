import { useTheme, type Theme } from '../../lib/theme.ts'
import pictures from './pictures.json' with { type: 'json' }

/** Screenshots of the product in web/public/pantallas; `npm run screenshots:landing` takes them and writes this list. */
export type PictureName = keyof typeof pictures

interface ProductPictureProps {
  name: PictureName
  /** Another one where the window is narrow. */
  narrow?: PictureName
  alt: string
  isFirst?: boolean
  className?: string
}

const NARROW = '(width < 64rem)'

export function ProductPicture({
  name,
  narrow,
  alt,
  isFirst = false,
  className = '',
}: ProductPictureProps) {
  const theme = useTheme()
  return (
    <picture>
      {narrow && (
        <>
          <source
            {...pictures[narrow]}
            media={darkMedia(theme, NARROW)}
            srcSet={file(narrow, 'oscuro')}
          />
          <source {...pictures[narrow]} media={NARROW} srcSet={file(narrow, 'claro')} />
        </>
      )}
      <source media={darkMedia(theme)} srcSet={file(name, 'oscuro')} />
      <img
        {...pictures[name]}
        src={file(name, 'claro')}
        alt={alt}
        className={className}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}

function file(name: PictureName, theme: 'claro' | 'oscuro'): string {
  return `/pantallas/${name}-${theme}.webp`
}

/** A source knows only media, so a theme that was chosen has to be told as one. */
function darkMedia(theme: Theme, and?: string): string {
  switch (theme) {
    case 'light':
      return 'not all'
    case 'dark':
      return and ?? 'all'
    case 'system':
      return `${and ? `${and} and ` : ''}(prefers-color-scheme: dark)`
  }
}
