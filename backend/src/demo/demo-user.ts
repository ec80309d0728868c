/** The demo's account is known by its id: an address could one day be somebody's. */
export const DEMO_USER = 'de300000-0000-4000-8000-000000000001'
