/** The local-storage key of auth-js's session. */
export const SESSION_KEY = 'predio.session'
