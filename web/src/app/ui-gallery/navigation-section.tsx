import { CalendarCheck, MessageCircle, Target, Users } from 'lucide-react'
import { Tabs } from '../../ui/tabs.tsx'
import { Section } from './section.tsx'

const TABS = [
  {
    id: 'clientes',
    label: 'Clientes',
    icon: <Users aria-hidden="true" />,
    count: 128,
    content: <p>Cada pestaña guarda su lugar.</p>,
  },
  {
    id: 'oportunidades',
    label: 'Oportunidades',
    icon: <Target aria-hidden="true" />,
    count: 14,
    content: <p>Las oportunidades abiertas.</p>,
  },
  {
    id: 'tareas',
    label: 'Tareas',
    icon: <CalendarCheck aria-hidden="true" />,
    content: <p>Lo que toca hoy.</p>,
  },
  {
    id: 'interacciones',
    label: 'Interacciones',
    icon: <MessageCircle aria-hidden="true" />,
    isDisabled: true,
    content: <p>Llamadas y visitas.</p>,
  },
]

export function NavigationSection() {
  return (
    <Section title="Pestañas">
      <Tabs label="CRM Inmobiliario" items={TABS} />
    </Section>
  )
}
