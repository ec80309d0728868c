import { Dialog } from '../../../ui/dialog.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { usePreferences } from '../api/read-preferences.ts'
import { useSavePreference } from '../api/save-preference.ts'
import { messages } from '../page-messages.ts'
import { PushSwitch } from '../push/push-switch.tsx'
import { ESSENTIAL, PREFERENCE_GROUPS } from './preference-groups.ts'

export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const preferences = usePreferences()
  return (
    <Dialog title={messages.preferences} onClose={onClose}>
      <PushSwitch />
      {preferences.data ? (
        <Switches unwanted={preferences.data} />
      ) : preferences.isPending ? (
        <SwitchesSkeleton />
      ) : (
        <LoadFailure
          title={messages.preferencesFailed}
          onRetry={() => void preferences.refetch()}
        />
      )}
    </Dialog>
  )
}

function Switches({ unwanted }: { unwanted: readonly string[] }) {
  const { mutate } = useSavePreference()
  return (
    <>
      <p className="text-ink-soft">{messages.preferencesText}</p>
      {PREFERENCE_GROUPS.map(({ title, kinds }) => (
        <section key={title} className="flex flex-col gap-4">
          <h2 className="font-semibold">{title}</h2>
          {kinds.map((kind) => (
            <Switch
              key={kind}
              label={messages.kinds[kind].label}
              description={messages.kinds[kind].text}
              isSelected={kind === ESSENTIAL || !unwanted.includes(kind)}
              isDisabled={kind === ESSENTIAL}
              onChange={(enabled) => mutate({ kind, enabled })}
            />
          ))}
        </section>
      ))}
    </>
  )
}

function SwitchesSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton shape="block" className="h-6 w-11" />
          <Skeleton className="w-48" />
        </div>
      ))}
    </div>
  )
}
