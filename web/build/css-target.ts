/** The first browsers that know light-dark(); older targets would have it rewritten for the root only. */
export const CSS_TARGET = ['chrome123', 'edge123', 'firefox120', 'safari17.5']
