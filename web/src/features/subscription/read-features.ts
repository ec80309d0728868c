/** The operator of the deployment writes this JSON, so anything but texts is ignored. */
export function readFeatures(features: unknown): string[] {
  return Array.isArray(features)
    ? features.filter((feature): feature is string => typeof feature === 'string')
    : []
}
