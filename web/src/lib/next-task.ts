/** Lets presses and rendering run between two parts of long work. Unlike a timer, this is not slowed down in a hidden tab. */
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
