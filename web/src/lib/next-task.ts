/** Between two parts of long work, so that presses and what is drawn do not wait for all of it. A hidden tab slows timers down, but not this. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of our origin already
    port2.postMessage(null)
  })
}
