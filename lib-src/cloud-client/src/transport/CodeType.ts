/**
 * A family of codes that is read together.
 *
 * @example
 * ```ts
 * import {CodeType, TransportAPIClient} from '%%name.client%%';
 *
 * const client = new TransportAPIClient({apiKey: process.env.%%env.apiKey%% ?? '', type: CodeType.EU_RAIL});
 * console.log(client.supportedAPIVersion, Object.values(CodeType));
 * ```
 */
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
