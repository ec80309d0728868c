import { useEffect } from 'react'

/** The address is the key: no other site may hear of it. Our server says so in a header; others hand out pages too. */
export function usePrivatePage(): void {
  useEffect(() => {
    const tag = document.createElement('meta')
    tag.name = 'referrer'
    tag.content = 'no-referrer'
    document.head.append(tag)
    return () => tag.remove()
  }, [])
}
