export interface ChatWindow {
  show: (url: string) => boolean
  discard: () => void
}

/** Browsers block a window that is opened after a request, so it opens during the press. */
export function openChatWindow(): ChatWindow {
  const opened = window.open('', '_blank')
  // Without this WhatsApp's page could control our page.
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
