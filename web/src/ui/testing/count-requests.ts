declare global {
  interface Window {
    requestsUnderWay?: number
  }
}

export function requestsUnderWay(): number {
  return window.requestsUnderWay ?? 0
}

function count(more: number): void {
  window.requestsUnderWay = requestsUnderWay() + more
}

if (window.requestsUnderWay === undefined) {
  const fetchOfPage = globalThis.fetch
  globalThis.fetch = async (...request) => {
    count(1)
    try {
      return await fetchOfPage(...request)
    } finally {
      count(-1)
    }
  }
  count(0)
}
