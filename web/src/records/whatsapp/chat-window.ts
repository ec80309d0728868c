export interface ChatWindow {
  /** Returns false when the browser refused the window. */
  show: (url: string) => boolean
  discard: () => void
}

/**
 * Opened while the press still counts as the person's own: after a request has been waited for, browsers take a new
 * window for a pop-up and refuse it.
 */
export function openChatWindow(): ChatWindow {
  const opened = window.open('', '_blank')
  // WhatsApp's page must not control ours.
  if (opened) opened.opener = null
  return {
    show: (url) => {
      if (!opened || opened.closed) return false
      opened.location.replace(url)
      return true
    },
    discard: () => opened?.close(),
  }
}

export function openChat(url: string): void {
  window.open(url, '_blank', 'noopener')
}
