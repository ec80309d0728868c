import { Card } from '../../ui/card.tsx'
import { CallList } from './call-list.tsx'

export function CallsScreen() {
  return (
    <div className="max-w-4xl">
      <Card>
        <CallList />
      </Card>
    </div>
  )
}
