import { useState } from 'react'
import { WhatsAppDialog } from '../../records/whatsapp/whatsapp-dialog-on-demand.ts'
import type { TodaysCall } from './use-calls.ts'

export function useCallMessage() {
  const [call, setCall] = useState<TodaysCall>()
  return {
    write: setCall,
    dialog: call && (
      <WhatsAppDialog
        client={call.client}
        text={call.text}
        category={call.category}
        onClose={() => setCall(undefined)}
      />
    ),
  }
}
