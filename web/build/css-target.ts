/** These browsers are the first that know light-dark(); older targets would rewrite it for the root only. */
export const CSS_TARGET = ['chrome123', 'edge123', 'firefox120', 'safari17.5']
