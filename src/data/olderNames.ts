/** A value that older clients sent (types until 2024-04, `arab` until 2024-06), and its successor. */
export interface OlderName {
  readonly parameter: 'region' | 'type';
  /** In lower case, as in the path of a request. */
  readonly old: string;
  readonly now: string;
}

/** `moco` is missing: its successor is not documented. */
export const olderNames: readonly OlderName[] = [
  {parameter: 'region', old: 'arab', now: 'me'},
  {parameter: 'type', old: 'ilu', now: 'iso'},
  {parameter: 'type', old: 'accr_usa', now: 'truck'},
  {parameter: 'type', old: 'usdot', now: 'truck'},
  {parameter: 'type', old: 'chassis', now: 'truck'},
  {parameter: 'type', old: 'aar', now: 'am-rail'},
  {parameter: 'type', old: 'bra', now: 'am-rail'},
  {parameter: 'type', old: 'uic', now: 'eu-rail'},
  {parameter: 'type', old: 'rus', now: 'eu-rail'},
];
