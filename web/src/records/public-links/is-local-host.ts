const LOCAL_NAME = /(^|\.)(localhost|local|lan|internal|home\.arpa)$/
/** Addresses of this machine, of a home or office network, and link-local ones. */
const PRIVATE_ADDRESS = /^(127|10)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^169\.254\./
const LOCAL_IPV6 = /^\[(::1|f[cd][\da-f]{2}:|fe80:)/

/** LINK-02: true if the host can be reached only from this machine or its network. */
export function isLocalHost(hostname: string): boolean {
  const name = hostname.toLowerCase()
  return (
    LOCAL_NAME.test(name) ||
    PRIVATE_ADDRESS.test(name) ||
    LOCAL_IPV6.test(name) ||
    // A name without a dot is known only within one network.
    !/[.:]/.test(name)
  )
}
