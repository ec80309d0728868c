/** Stored as JSON, written by whoever runs the deployment. */
export function readFeatures(features: unknown): string[] {
  return Array.isArray(features)
    ? features.filter((feature): feature is string => typeof feature === 'string')
    : []
}
