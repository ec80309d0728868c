export const SESSION_KEY = 'predio.session'
