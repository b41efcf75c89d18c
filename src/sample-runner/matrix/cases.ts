import type {SandboxOperation} from '../../sandbox/contractTypes';
import {apiVersions} from '../../sandbox/contract';
import {samples} from '../../sandbox/samples';

type Json = Record<string, unknown>;
type Body = Json | readonly unknown[];

/** What the service does with every request of a run. */
export interface MatrixCase {
  /** Also the first segment of the address that the sample is given. */
  readonly id: string;
  /** The picture that every file name in the samples gives. Default: the one of that name. */
  readonly picture?: string;
  /** Structure version of the response. */
  readonly version?: string;
  /** Changes a successful response. */
  readonly transform?: (body: Body) => Body;
  /** Responds without recognition. */
  readonly failure?: Failure;
}

interface Failure {
  readonly status: number;
  readonly body: string;
  readonly type: string;
}

const toId = (text: string): string => text.replaceAll(/[^A-Za-z0-9.]+/g, '-');

/** One picture under all names: wrong regions and types, no vehicle, no plate, several of both. */
const pictureCases: readonly MatrixCase[] = samples.map(({name}) => ({
  id: `picture-${name}`,
  picture: name,
}));

const changeItems =
  (list: 'vehicles' | 'codes', change: (item: Json) => Json | undefined) =>
  (body: Body): Body => {
    const {data, ...rest} = body as {readonly data: Record<string, readonly Json[]>};
    const items = (data[list] ?? []).flatMap((item) => change(item) ?? []);
    return {...rest, data: {...data, [list]: items}};
  };

const toCases = (
  list: 'vehicles' | 'codes',
  changes: Readonly<Record<string, (item: Json) => Json | undefined>>,
): readonly MatrixCase[] =>
  Object.entries(changes).map(([title, change]) => ({
    id: toId(`${list} ${title}`),
    transform: changeItems(list, change),
  }));

const pick = (item: Json, ...names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));

const vehicleCases = toCases('vehicles', {
  'empty list': () => undefined,
  'plate not found': (vehicle) => ({...vehicle, plate: {found: false}}),
  'plate missing': ({plate: _plate, ...vehicle}) => vehicle,
  'mmr not found': (vehicle) => ({...vehicle, mmr: {found: false}}),
  'mmr only': (vehicle) => ({mmr: vehicle.mmr ?? {found: true, make: 'Skoda', model: 'Octavia'}}),
  'plate only': (vehicle) => pick(vehicle, 'plate'),
  'markings empty': (vehicle) => ({...vehicle, markings: []}),
  'nothing found': () => ({}),
});

const codeCases = toCases('codes', {
  'empty list': () => undefined,
  'found in no image': (code) => ({
    ...code,
    imageResults: (code.imageResults as readonly unknown[]).map(() => ({found: false})),
  }),
  'without images': (code) => ({...code, imageResults: []}),
});

const versionCases = (versions: readonly string[]): readonly MatrixCase[] =>
  versions.map((version) => ({id: `version-${version}`, version}));

/** What each API may respond to a request that succeeds. */
const PAYLOAD_CASES: Readonly<Record<string, readonly MatrixCase[]>> = {
  recognizeVehicle: [...pictureCases, ...vehicleCases, ...versionCases(apiVersions.vehicle)],
  readCargoCode: [...pictureCases, ...codeCases, ...versionCases(apiVersions.transport)],
  listEvents: [
    {id: 'events-none', transform: () => ({events: []})},
    {
      id: 'events-mixed',
      transform: (body) => ({
        ...(body as Json),
        events: listVehicleEvents(),
        continuationToken: '',
      }),
    },
  ],
};

const listVehicleEvents = (): readonly Json[] =>
  createEvents().filter(({api}) => api === 'vehicle');

/** An event of each kind that an endpoint may list or a hook may deliver. */
export function createEvents(): readonly Json[] {
  const vehicles = [
    [{plate: {found: true, unicodeText: 'ABC123'}, mmr: {found: true, make: 'Skoda'}}],
    [{plate: {found: false}}],
    [{mmr: {found: true, make: 'Skoda', model: 'Octavia'}}],
    [{markings: []}],
    [{plate: {found: true, unicodeText: 'ABC123'}}, {plate: {found: false}}],
    [],
  ];
  const codes = [[{code: 'CSQU3054383', confidence: 97, imageResults: [{found: true}]}], []];
  return [
    ...vehicles.map((list) => ['vehicle', {data: {vehicles: list}}] as const),
    ...codes.map((list) => ['transport', {data: {codes: list}}] as const),
  ].map(([api, event], index) => ({
    api,
    event,
    attachmentURLs: [],
    creationTimestamp: 1_795_167_000_000 + index,
  }));
}

const errorCases = ({errors}: SandboxOperation): readonly MatrixCase[] =>
  Object.entries(errors).map(([name, {status, message}]) => ({
    id: `error-${name}`,
    failure: {status, body: JSON.stringify({message}), type: 'application/json'},
  }));

/** Responses of a proxy in front of the service. */
const PROXY_CASE: MatrixCase = {
  id: 'proxy-503',
  failure: {status: 503, body: '<html><h1>Service Unavailable</h1></html>', type: 'text/html'},
};

/** Every response that an operation may give. */
export const listCases = (operation: SandboxOperation): readonly MatrixCase[] => [
  {id: 'ok'},
  ...(PAYLOAD_CASES[operation.id] ?? []),
  ...errorCases(operation),
  PROXY_CASE,
];
