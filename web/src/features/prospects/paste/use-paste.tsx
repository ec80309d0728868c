import { useState } from 'react'
import { useRemember } from '../../../capabilities/addresses/record-over-list.tsx'
import { recordTarget, useOpen } from '../../../lib/navigation.ts'
import { prospectQuery } from '../../../records/prospects/api/save-prospect.ts'
import { PasteDialog } from './paste-dialog.tsx'
import { useLostShare, useShared } from './use-shared.ts'

/** The dialog opens by a press, or by itself where something was shared with the installed app. */
export function usePaste() {
  const remember = useRemember(prospectQuery)
  const [pasting, setPasting] = useState<'asked' | 'lost'>()
  const { shared: waiting, drop } = useShared()
  useLostShare(() => setPasting('lost'))
  // What else was shared is offered after that.
  const shared = pasting === 'lost' ? undefined : waiting
  const open = useOpen()
  return {
    start: () => setPasting('asked'),
    dialog: (pasting || shared) && (
      <PasteDialog
        key={shared?.key}
        shared={shared}
        isLost={pasting === 'lost'}
        onSaved={(prospect) => {
          remember(prospect)
          open(recordTarget('prospectos', prospect.id))
        }}
        onClose={() => {
          setPasting(undefined)
          if (shared) void drop()
        }}
      />
    ),
  }
}
