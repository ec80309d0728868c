/** The account is found by its id, because its e-mail address could belong to somebody one day. */
export const DEMO_USER = 'de300000-0000-4000-8000-000000000001'
