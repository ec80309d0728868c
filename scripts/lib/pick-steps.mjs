/** @typedef {import('./steps.mjs').Step} Step */

/**
 * Returns one step after all steps that it needs. If files are named, the step runs only these.
 * @param {readonly Step[]} steps @param {string} name @param {readonly string[]} files @returns {Step[]}
 */
export function pickSteps(steps, name, files) {
  const step = steps.find((each) => each.name === name)
  if (!step) {
    throw new Error(
      `no part is called ${name}; there are: ${steps.map((each) => each.name).join(', ')}`,
    )
  }
  if (files.length > 0 && step.command) throw new Error(`${name} takes no files`)
  const needed = step.needs === undefined ? [] : pickSteps(steps, step.needs, [])
  return [...needed, files.length > 0 ? { ...step, only: [...files] } : step]
}
