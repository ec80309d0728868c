/** Before the name of everything that a browser keeps for one person between visits. */
export const KEPT_PREFIX = 'predio.kept.'
