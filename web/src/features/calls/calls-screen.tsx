import { Card } from '../../ui/card.tsx'
import { CallList } from './call-list.tsx'

/** CALL-13: the screen shows all calls that are planned for the day. */
export function CallsScreen() {
  return (
    <div className="max-w-4xl">
      <Card>
        <CallList />
      </Card>
    </div>
  )
}
