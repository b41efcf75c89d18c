interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether the reader saves data or is on (slow) 2G, so that nothing may be fetched before it is
 * needed.
 */
export function isConnectionSlow(): boolean {
  const {connection} = navigator as {readonly connection?: NetworkInformation};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
