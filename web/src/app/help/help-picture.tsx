import { darkSource } from '../../features/landing/picture-theme.ts'
import pictures from './pictures.json' with { type: 'json' }

export type HelpPictureName = keyof typeof pictures

type Theme = 'claro' | 'oscuro'
type Size = 'escritorio' | 'telefono'

const NARROW = '(width < 48rem)'

export function HelpPicture({ name, alt }: { name: HelpPictureName; alt: string }) {
  return (
    <picture className="mt-6 block">
      <source
        {...darkSource(NARROW)}
        srcSet={file(name, 'telefono', 'oscuro')}
        {...shape(name, 'telefono')}
      />
      <source
        media={NARROW}
        srcSet={file(name, 'telefono', 'claro')}
        {...shape(name, 'telefono')}
      />
      <source {...darkSource()} srcSet={file(name, 'escritorio', 'oscuro')} />
      <img
        {...shape(name, 'escritorio')}
        src={file(name, 'escritorio', 'claro')}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="h-auto max-w-full rounded-lg border border-line shadow-md"
      />
    </picture>
  )
}

/** The shape reserves the picture's space before it loads; the file itself has more pixels. */
function shape(name: HelpPictureName, size: Size): { width: number; height: number } {
  return pictures[name][size]
}

function file(name: HelpPictureName, size: Size, theme: Theme): string {
  return `/ayuda/${name}-${size}-${theme}.webp`
}
