import { words } from '../../../lib/words.ts'
import { ClosingDialog } from '../../../records/opportunities/closing/closing-dialog.tsx'
import { CircleAlert } from 'lucide-react'
import { BannerLine } from '../../../ui/banner-line.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Mover } from './use-mover.ts'

export function MoveDialogs({ mover }: { mover: Mover }) {
  const { failure, closing } = mover
  return (
    <>
      {failure && (
        <BannerLine
          tone="danger"
          icon={<CircleAlert aria-hidden="true" />}
          action={
            failure.move && (
              <Button look="secondary" size="small" onPress={mover.retry}>
                {words.tryAgain}
              </Button>
            )
          }
          onClose={mover.dismissFailure}
          closeLabel={words.understood}
        >
          {failure.text}
        </BannerLine>
      )}
      {closing && (
        <ClosingDialog
          card={closing.card}
          stage={closing.to}
          onCancel={mover.cancelClosing}
          onClose={mover.close}
        />
      )}
    </>
  )
}
