import { words } from '../../../lib/words.ts'
import { ClosingDialog } from '../../../records/opportunities/closing/closing-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Mover } from './use-mover.ts'

export function MoveDialogs({ mover }: { mover: Mover }) {
  const { failure, closing } = mover
  return (
    <>
      {failure && (
        <Notice tone="danger">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span>{failure.text}</span>
            <span className="flex gap-2">
              {failure.move && (
                <Button look="secondary" size="small" onPress={mover.retry}>
                  {words.tryAgain}
                </Button>
              )}
              <Button look="quiet" size="small" onPress={mover.dismissFailure}>
                {words.understood}
              </Button>
            </span>
          </div>
        </Notice>
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
