import { Search, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { InfiniteList } from '../../ui/infinite-list.tsx'
import { pause } from './samples.ts'
import { Section } from './section.tsx'
import { Specimen } from './specimen.tsx'

const NAMES = ['Ángela Robles', 'Benito Cárdenas', 'Citlali Hernández', 'Damián Ortega']
const PAGE = 4
const ALL = 12

export function ListsSection() {
  const [count, setCount] = useState(PAGE)
  const [isLoading, setLoading] = useState(false)

  async function loadMore(): Promise<void> {
    setLoading(true)
    await pause(900)
    setCount((before) => Math.min(before + PAGE, ALL))
    setLoading(false)
  }

  return (
    <Section title="Listas, tarjetas y estados vacíos">
      <Specimen title="Retratos">
        <Avatar name="Ángela Robles" size="small" />
        <Avatar name="Benito Cárdenas" />
        <Avatar name="Citlali Hernández" size="large" />
        <Avatar name="Predio" src="/favicon.svg" />
      </Specimen>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card
          title="Clientes recientes"
          titleLevel={3}
          action={
            <Button look="quiet" size="small">
              Ver todos
            </Button>
          }
        >
          <InfiniteList
            label="Clientes recientes"
            items={Array.from({ length: count }, (_, index) => index)}
            keyOf={String}
            renderItem={(index) => <Person index={index} />}
            printed={[{ id: 'name', label: 'Nombre', render: String }]}
            pages={{
              hasNextPage: count < ALL,
              isFetchingNextPage: isLoading,
              isFetchNextPageError: false,
              fetchNextPage: loadMore,
            }}
            empty={null}
          />
        </Card>
        <div className="flex flex-col gap-6">
          <Card>
            <EmptyState
              icon={<UserPlus aria-hidden="true" />}
              title="Aún no hay clientes"
              text="Agrega a la primera persona con la que estés trabajando."
              action={<Button>Nuevo Cliente</Button>}
            />
          </Card>
          <Card padding="compact">
            <EmptyState
              icon={<Search aria-hidden="true" />}
              title="No hay propiedades"
              text="No se encontraron propiedades que coincidan con los filtros seleccionados"
            />
          </Card>
        </div>
      </div>
    </Section>
  )
}

function Person({ index }: { index: number }) {
  const name = NAMES[index % NAMES.length] ?? ''
  return (
    <div className="flex items-center gap-3 py-3">
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-sm text-ink-soft">Cliente número {index + 1}</p>
      </div>
    </div>
  )
}
