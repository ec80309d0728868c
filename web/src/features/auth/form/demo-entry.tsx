import { useState } from 'react'
import { deployment } from '../../../lib/deployment.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { signIn } from '../api/sign-in.ts'
import { messages } from '../messages.ts'

export function DemoEntry() {
  const { demo } = deployment()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  if (!demo) return null

  async function enter(credentials: { email: string; password: string }): Promise<void> {
    setBusy(true)
    setProblem(await signIn(credentials))
    setBusy(false)
  }

  return (
    <div className="flex flex-col gap-3 border-t border-line pt-6">
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button look="secondary" fullWidth isPending={isBusy} onPress={() => void enter(demo)}>
        {messages.enterDemo}
      </Button>
      <p className="text-center text-sm text-ink-soft">{messages.demoText}</p>
    </div>
  )
}
