import type { LinkProblem } from '../../lib/session/index.ts'
import { useTitle } from '../../lib/use-title.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { DoorLayout } from '../../ui/door-layout.tsx'

const WORDS: Record<LinkProblem, { title: string; text: string }> = {
  refused: {
    title: 'El enlace venció o ya se usó',
    text: 'Cada enlace funciona una sola vez y vence en una hora. Pide uno nuevo y ábrelo desde tu correo.',
  },
  unreachable: {
    title: 'No pudimos abrir el enlace',
    text: 'No hay conexión con Predio. Revisa tu internet y vuelve a abrir el enlace desde tu correo, o pide uno nuevo.',
  },
}

/** Somebody who is in needs no link. */
const INSIDE =
  'Tu sesión sigue abierta en este dispositivo. Si quieres cambiar tu contraseña, hazlo en tu perfil.'

export function LinkExpired({ problem, isInside }: { problem: LinkProblem; isInside: boolean }) {
  const { title, text } = WORDS[problem]
  useTitle(title)
  return (
    <DoorLayout>
      <Card title={title} titleLevel={1}>
        <p className="text-ink-soft">{isInside ? INSIDE : text}</p>
        {isInside ? (
          <ButtonLink href="/dashboard">Ir a mi cuenta</ButtonLink>
        ) : (
          <div className="flex flex-col gap-3">
            <ButtonLink href="/recuperar">Pedir un enlace nuevo</ButtonLink>
            <ButtonLink href="/login" look="quiet">
              Iniciar Sesión
            </ButtonLink>
          </div>
        )}
      </Card>
    </DoorLayout>
  )
}
