import { Bell, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from './section.tsx'
import { Specimen } from './specimen.tsx'

const LOOKS = [
  ['primary', 'Guardar cambios'],
  ['secondary', 'Cancelar'],
  ['quiet', 'Ver historial'],
  ['danger', 'Eliminar'],
] as const

export function ButtonsSection() {
  const [isPending, setPending] = useState(false)
  return (
    <Section title="Botones y enlaces">
      <Specimen title="Normales">
        {LOOKS.map(([look, text]) => (
          <Button key={look} look={look}>
            {text}
          </Button>
        ))}
      </Specimen>
      <Specimen title="Deshabilitados">
        {LOOKS.map(([look, text]) => (
          <Button key={look} look={look} isDisabled>
            {text}
          </Button>
        ))}
      </Specimen>
      <Specimen title="En espera: conservan su ancho">
        {LOOKS.map(([look, text]) => (
          <Button key={look} look={look} isPending>
            {text}
          </Button>
        ))}
        <Button
          isPending={isPending}
          onPress={() => {
            setPending(true)
            setTimeout(() => setPending(false), 2000)
          }}
        >
          Espera dos segundos
        </Button>
      </Specimen>
      <Specimen title="Con icono y pequeños">
        <Button icon={<Plus aria-hidden="true" className="size-4.5" />}>Nuevo Cliente</Button>
        <Button size="small">Aplicar</Button>
        <Button size="small" look="secondary">
          Limpiar
        </Button>
      </Specimen>
      <Specimen title="Solo icono">
        <IconButton label="Notificaciones" icon={<Bell aria-hidden="true" />} />
        <IconButton label="Editar" icon={<Pencil aria-hidden="true" />} />
        <IconButton label="Borrar" tone="danger" icon={<Trash2 aria-hidden="true" />} />
        <IconButton
          label="Editar (no disponible)"
          isDisabled
          icon={<Pencil aria-hidden="true" />}
        />
      </Specimen>
      <Specimen title="Enlaces">
        <p>
          Lee los <Link href="#terminos">términos</Link> o{' '}
          <Link isDisabled>un enlace sin destino</Link>.
        </p>
        <ButtonLink href="#registro">Prueba Gratuita</ButtonLink>
        <ButtonLink href="#entrar" look="secondary">
          Iniciar Sesión
        </ButtonLink>
      </Specimen>
    </Section>
  )
}
