import { Section } from './section.tsx'
import { Specimen } from './specimen.tsx'

/** Tailwind finds class names only if they are written out in full. */
const SURFACES = [
  ['bg-paper text-ink', 'paper', 'Papel'],
  ['bg-card text-ink', 'card', 'Tarjeta'],
  ['bg-raised text-ink', 'raised', 'Flotante'],
  ['bg-sunken text-ink', 'sunken', 'Hundido'],
  ['bg-ink text-paper', 'ink', 'Tinta'],
  ['bg-card text-ink-soft', 'ink-soft', 'Tinta suave'],
] as const

const VOICES = [
  ['bg-action text-on-action', 'action', 'Acción'],
  ['bg-attention text-on-attention', 'attention', 'Atención'],
  ['bg-info text-on-info', 'info', 'Información'],
  ['bg-success text-on-success', 'success', 'Éxito'],
  ['bg-danger text-on-danger', 'danger', 'Error'],
  ['bg-action-soft text-action', 'action-soft', 'Acción suave'],
  ['bg-attention-soft text-attention', 'attention-soft', 'Atención suave'],
  ['bg-info-soft text-info', 'info-soft', 'Información suave'],
  ['bg-success-soft text-success', 'success-soft', 'Éxito suave'],
  ['bg-warning-soft text-warning', 'warning-soft', 'Aviso suave'],
  ['bg-danger-soft text-danger', 'danger-soft', 'Error suave'],
] as const

const THEMES = [
  ['light', 'Claro'],
  ['dark', 'Oscuro'],
] as const

export function ColoursSection() {
  return (
    <Section title="Color">
      <div className="grid gap-6 lg:grid-cols-2">
        {THEMES.map(([theme, name]) => (
          <div
            key={theme}
            data-theme={theme}
            className="flex flex-col gap-6 rounded-lg bg-paper p-4 text-ink shadow-md sm:p-6"
          >
            <p className="font-semibold">{name}</p>
            <Specimen title="Superficies y tinta" layout="stack">
              <Swatches colours={SURFACES} />
            </Specimen>
            <Specimen title="Voces y estados" layout="stack">
              <Swatches colours={VOICES} />
            </Specimen>
          </div>
        ))}
      </div>
    </Section>
  )
}

function Swatches({ colours }: { colours: readonly (readonly [string, string, string])[] }) {
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {colours.map(([className, token, name]) => (
        <li
          key={token}
          className={`flex min-h-16 flex-col justify-end rounded-md border border-line p-2 text-sm ${className}`}
        >
          <span className="font-medium">{name}</span>
          <span className="text-xs">{token}</span>
        </li>
      ))}
    </ul>
  )
}
