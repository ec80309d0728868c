/** Runs one job at a time and skips all waiting jobs but the last, because a slider changes faster than a picture is rendered. */
export function latestOnly<Order, Made>(
  work: (order: Order) => Promise<Made>,
  onDone: (made: Made) => void,
): (order: Order) => void {
  let isRunning = false
  let next: { order: Order } | undefined

  async function run(): Promise<void> {
    isRunning = true
    while (next) {
      const { order } = next
      next = undefined
      onDone(await work(order))
    }
    isRunning = false
  }

  return (order) => {
    next = { order }
    if (!isRunning) void run()
  }
}
