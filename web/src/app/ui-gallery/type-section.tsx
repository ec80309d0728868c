import { Section } from './section.tsx'
import { Specimen } from './specimen.tsx'

const SCALE = [
  ['text-3xl font-semibold', 'Casa en Coyoacán'],
  ['text-2xl font-semibold', 'Departamento con terraza en la Roma Norte'],
  ['text-xl font-semibold', 'Oportunidades de esta semana'],
  ['text-lg', 'Tres recámaras, jardín y un limonero que da sombra al mediodía'],
  ['text-base', 'El cliente pidió verla el sábado; la escritura está al corriente.'],
  ['text-sm text-ink-soft', 'Última modificación: 14 de noviembre de 2026'],
  ['text-xs text-ink-soft', 'Asesora: Ximena Núñez Ávila'],
] as const

const MONEY = ['$12,850,000', '$4,111,111', '$987,500', '$18,500 /mes']

export function TypeSection() {
  return (
    <Section title="Letra">
      <Specimen title="Titulares de la portada: Piazzolla" layout="stack">
        <p className="font-display text-3xl font-semibold sm:text-4xl">
          Vende más casas, con menos vueltas
        </p>
      </Specimen>
      <Specimen title="Interfaz: Nunito Sans" layout="stack">
        {SCALE.map(([className, text]) => (
          <p key={className} className={className}>
            {text}
          </p>
        ))}
      </Specimen>
      <Specimen title="Dinero: cifras tabulares">
        <ul className="w-48 text-right tabular-nums">
          {MONEY.map((amount) => (
            <li key={amount}>{amount}</li>
          ))}
        </ul>
      </Specimen>
    </Section>
  )
}
