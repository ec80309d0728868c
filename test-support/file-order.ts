/** The long form shuffles the test files with a seed that `npm run test:full` prints. SHUFFLE_SEED repeats its order. */
export const fileOrder = {
  shuffle: { files: Boolean(process.env['PREDIO_TEST_FULL']) },
  ...(process.env['SHUFFLE_SEED'] && { seed: Number(process.env['SHUFFLE_SEED']) }),
}
