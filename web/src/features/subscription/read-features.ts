/** The operator of the deployment writes this JSON, so everything but strings is ignored. */
export function readFeatures(features: unknown): string[] {
  return Array.isArray(features)
    ? features.filter((feature): feature is string => typeof feature === 'string')
    : []
}
