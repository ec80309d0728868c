/** One at a time; of what is asked meanwhile only the last is done. A slider asks faster than a picture is drawn. */
export function latestOnly<Order, Made>(
  work: (order: Order) => Promise<Made>,
  tell: (made: Made) => void,
): (order: Order) => void {
  let isRunning = false
  let next: { order: Order } | undefined

  async function run(): Promise<void> {
    isRunning = true
    while (next) {
      const { order } = next
      next = undefined
      tell(await work(order))
    }
    isRunning = false
  }

  return (order) => {
    next = { order }
    if (!isRunning) void run()
  }
}
