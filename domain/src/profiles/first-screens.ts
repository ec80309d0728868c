export const FIRST_SCREENS = [
  'properties',
  'crm',
  'scripts',
  'directory',
  'documents',
  'calculator',
  'estimator',
  'images',
  'settings',
  'today',
  'calls',
  'plans',
  'selections',
  'reports',
] as const
export type FirstScreen = (typeof FIRST_SCREENS)[number]
