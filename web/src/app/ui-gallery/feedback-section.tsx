import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { Section } from './section.tsx'
import { Specimen } from './specimen.tsx'

export function FeedbackSection() {
  return (
    <Section title="Respuestas">
      <Specimen title="Insignias: cada tono con su figura">
        <Badge>Borrador</Badge>
        <Badge tone="success">Disponible</Badge>
        <Badge tone="info">Visita</Badge>
        <Badge tone="warning">Apartada</Badge>
        <Badge tone="attention">Por vencer</Badge>
        <Badge tone="danger">Vencido</Badge>
        <Badge hasMark={false}>con jardín</Badge>
      </Specimen>
      <Specimen title="Avisos en su lugar" layout="grid">
        <Notice tone="danger">Email o contraseña incorrectos</Notice>
        <Notice tone="warning">Tu prueba termina en 2 días</Notice>
        <Notice tone="info">La lista se actualiza en segundo plano</Notice>
        <Notice tone="success">Conexión exitosa con tu sitio</Notice>
        <Notice tone="attention">Falta configurar tu sitio</Notice>
      </Specimen>
      <Specimen title="Avisos que pasan: arriba a la derecha">
        <Button look="secondary" onPress={() => toast.success('Cliente guardado')}>
          Aviso de éxito
        </Button>
        <Button look="secondary" onPress={() => toast.error('No se pudo guardar el cliente')}>
          Aviso de error
        </Button>
      </Specimen>
      <Specimen title="Avance y medida" layout="grid">
        <ProgressBar label="Sincronizando propiedades" value={64} />
        <ProgressBar label="Buscando tu sitio" isIndeterminate />
        <Meter label="Propiedades usadas" value={38} maxValue={50} valueLabel="38 de 50" />
        <Meter label="Fuerza de la contraseña" value={75} tone="success" valueLabel="Buena" />
        <Meter label="Documentos usados" value={96} tone="danger" valueLabel="96 de 100" />
        <Meter label="Imágenes usadas" value={80} tone="warning" valueLabel="80 de 100" />
      </Specimen>
      <Specimen title="Mientras carga">
        <Spinner />
        <span className="text-action">
          <Spinner size="large" />
        </span>
        <div aria-busy="true" className="flex w-72 items-center gap-3">
          <Skeleton shape="circle" className="size-10" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="w-3/4" />
            <Skeleton className="w-1/2" />
          </div>
        </div>
        <Skeleton shape="block" className="h-24 w-40" />
      </Specimen>
    </Section>
  )
}
