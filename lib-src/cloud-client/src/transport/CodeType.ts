/** A family of codes that is read together. */
export enum CodeType {
  /** Containers: ISO 6346 and ILU codes. */
  ISO = 'iso',
  /** Trucks, trailers and chassis: US DOT, ACCR, chassis and other codes. */
  TRUCK = 'truck',
  /** Wagons and locomotives of the Americas: AAR, Brazilian and other codes. */
  AM_RAIL = 'am-rail',
  /** Wagons and locomotives of Europe and the CIS: UIC, Russian and other codes. */
  EU_RAIL = 'eu-rail',
}
