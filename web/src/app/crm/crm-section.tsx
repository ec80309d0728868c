import { ExampleBar } from '../../features/first-steps/example-bar.tsx'
import { lazy } from '../../lib/lazy.ts'
import { CrmScreen, type CrmScreens } from './crm-screen.tsx'

const SCREENS: CrmScreens = {
  clients: lazy(async () => ({
    default: (await import('../../features/clients/clients-tab.tsx')).ClientsTab,
  })),
  opportunities: lazy(async () => ({
    default: (await import('../../features/opportunities/opportunities-tab.tsx')).OpportunitiesTab,
  })),
  tasks: lazy(async () => ({
    default: (await import('../../features/tasks/tasks-tab.tsx')).TasksTab,
  })),
  interactions: lazy(async () => ({
    default: (await import('../../features/interactions/interactions-tab.tsx')).InteractionsTab,
  })),
  clientPage: lazy(async () => ({
    default: (await import('../../features/clients/page/client-page.tsx')).ClientPage,
  })),
}

export function CrmSection() {
  return (
    // The sticky tabs stand close below the header.
    <div className="-mt-3 flex flex-col gap-2 lg:-mt-5">
      <ExampleBar />
      <CrmScreen screens={SCREENS} />
    </div>
  )
}
