import type {ConfigSchema} from './configSchema';
import {engineRegions, engineTypes} from './worker';

/** Kinds of engine packages: first part of a package's name. */
export const engineKinds: readonly {
  readonly kind: string;
  readonly reads: string;
  readonly scope: string;
}[] = [
  {kind: 'anpr', reads: 'License plates', scope: 'A region: `eur`, `nam`, …'},
  {kind: 'mmr', reads: 'Make, model, color, body type', scope: 'A region'},
  {
    kind: 'adr',
    reads: 'Hazard markings (ADR, E, AP, IMO)',
    scope: '`all`: the markings are the same everywhere',
  },
  {
    kind: 'ocr',
    reads: 'Codes of containers, wagons, and trucks',
    scope: 'A code type: `iso`, `truck`, `am-rail`, `eu-rail`',
  },
];

const engineList = (kind: string, description: string): ConfigSchema => ({
  type: 'array',
  items: {type: 'string', pattern: `^${kind}-[a-z-]+-\\d{4}q[1-4]$`},
  minItems: 1,
  uniqueItems: true,
  description,
});

/** `engines.json`: which engine serves which region or code type. */
export const enginesConfig: ConfigSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    vehicle: {
      type: 'object',
      additionalProperties: false,
      patternProperties: {
        [`^(${engineRegions.join('|')})$`]: {
          type: 'object',
          additionalProperties: false,
          properties: {
            anpr: engineList(
              'anpr',
              'Plate engines for the region, in order of priority. The next engine runs if the previous one finds nothing.',
            ),
            mmr: engineList('mmr', 'Make and model engines for the region, in order of priority.'),
            adr: engineList('adr', 'Hazard marking engines, in order of priority.'),
          },
        },
      },
    },
    transport: {
      type: 'object',
      additionalProperties: false,
      patternProperties: {
        [`^(${engineTypes.join('|')})$`]: engineList(
          'ocr',
          'Code engines for the type, in order of priority.',
        ),
      },
    },
    defaults: {
      type: 'object',
      additionalProperties: false,
      properties: {
        preload: {
          type: 'array',
          items: {
            type: 'string',
            pattern: `^(vehicle\\.(${engineRegions.join('|')})|transport\\.(${engineTypes.join('|')}))$`,
          },
          uniqueItems: true,
          default: [],
          description:
            'Entries to load at startup, such as `vehicle.eur`. `INIT_DEFAULT_ENGINES=true` loads all of them.',
        },
        maxInstances: {
          type: 'integer',
          minimum: 1,
          maximum: 64,
          default: 2,
          description:
            'Copies of one engine that can run at the same time. Each copy needs as much memory as an engine.',
        },
      },
    },
  },
};
