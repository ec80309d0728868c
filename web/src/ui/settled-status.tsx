import { useEffect, useState } from 'react'

const PAUSE_MS = 1200

export function SettledStatus({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return <output className="sr-only">{said}</output>
}
