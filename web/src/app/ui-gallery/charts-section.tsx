import { BarChart } from '../../ui/chart/bar-chart.tsx'
import { LineChart } from '../../ui/chart/line-chart.tsx'
import { StackedBar } from '../../ui/chart/stacked-bar.tsx'
import { Section } from './section.tsx'
import { Specimen } from './specimen.tsx'

const MONTHS = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun']
const SOLD = { name: 'Ventas', values: [2, 3, 1, 4, 3, 5] }
const LET = { name: 'Rentas', values: [4, 2, 5, 3, 6, 4] }

export function ChartsSection() {
  return (
    <Section title="Gráficas">
      <Specimen title="Barras: una serie, varias, apiladas" layout="grid">
        <BarChart title="Ventas por mes" labels={MONTHS} series={[SOLD]} format={String} />
        <BarChart title="Ventas y rentas" labels={MONTHS} series={[SOLD, LET]} format={String} />
        <BarChart
          isStacked
          title="Operaciones por mes"
          labels={MONTHS}
          series={[SOLD, LET]}
          format={String}
        />
      </Specimen>
      <Specimen title="Líneas: cada serie con su trazo" layout="grid">
        <LineChart title="Prospectos" labels={MONTHS} series={[LET]} format={String} />
        <LineChart
          startsAtZero
          title="Ventas y rentas en el tiempo"
          labels={MONTHS}
          series={[SOLD, LET]}
          format={String}
        />
      </Specimen>
      <Specimen title="Partes de un todo" layout="grid">
        <StackedBar
          title="De dónde vienen tus clientes"
          segments={[
            { id: 'site', label: 'Sitio', text: '24', percent: 48, tone: 'action' },
            { id: 'friends', label: 'Recomendados', text: '18', percent: 36, tone: 'info' },
            { id: 'others', label: 'Otros', text: '8', percent: 16, tone: 'neutral' },
          ]}
        />
      </Specimen>
    </Section>
  )
}
