import { Card } from '../../ui/card.tsx'
import { CallList } from './call-list.tsx'

/** Llamadas de hoy: the whole plan of the day (CALL-13). */
export function CallsScreen() {
  return (
    <div className="max-w-4xl">
      <Card>
        <CallList />
      </Card>
    </div>
  )
}
