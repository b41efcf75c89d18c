import {limits} from '../../data/limits';
import {DAY_MS} from '../clock';
import {FORCEABLE_STATUSES} from '../rules/forcedStatus';
import {KEY_ERRORS} from '../rules/keyErrors';
import {SEEDED_HOOK_URL} from '../seed';
import {createDefaultValues} from './defaultValues';
import type {PartValue, RequestCase, RequestValues} from './requestCase';
import {getOperation} from './toRequest';

export {createDefaultValues} from './defaultValues';
export type {ReadPicture} from '../samples/sample';
export type {PartValue, PictureReference, RequestCase, RequestValues} from './requestCase';
export {
  getBodyType,
  toCookies,
  toFileName,
  toHeaders,
  toPairs,
  toPath,
  toRequest,
} from './toRequest';

/** How a request has to change, and what has to happen before, to cause an error. */
interface Change {
  readonly values: RequestValues;
  readonly before?: readonly RequestValues[];
}

type Cause = (values: RequestValues) => Change;

const withHeaders = (values: RequestValues, headers: Record<string, string>): RequestValues => ({
  ...values,
  headers: {...values.headers, ...headers},
});

const withKey = (values: RequestValues, key: string): RequestValues =>
  withHeaders(values, {'x-api-key': key});

const withPath = (
  values: RequestValues,
  pathParameters: Record<string, string>,
): RequestValues => ({
  ...values,
  pathParameters: {...values.pathParameters, ...pathParameters},
});

const withQuery = (values: RequestValues, query: Record<string, string>): RequestValues => ({
  ...values,
  query: {...values.query, ...query},
});

/** Sets a part, before the image. */
const withPart = (values: RequestValues, part: PartValue): RequestValues => ({
  ...values,
  parts: [
    ...(values.parts ?? []).filter(({name}) => name !== part.name && name !== 'image'),
    part,
  ].concat(part.name === 'image' ? [] : (values.parts ?? []).filter(({name}) => name === 'image')),
});

const withoutPart = (values: RequestValues, unwanted: string): RequestValues => ({
  ...values,
  parts: (values.parts ?? []).filter(({name}) => name !== unwanted),
});

/** Switches event storage for the key of a request. */
const switchStorage = ({headers}: RequestValues, isOn: boolean): RequestValues => ({
  ...createDefaultValues('updateStorageStatus'),
  headers,
  body: JSON.stringify({vehicle: isOn, transport: isOn}),
});

const register = ({headers}: RequestValues, hookUrl: string): RequestValues => ({
  ...createDefaultValues('createHook'),
  headers,
  body: JSON.stringify({hookUrl, apis: {vehicle: true}}),
});

/** What truly causes each documented error, by the name of its example in the contract. */
const CAUSES: Readonly<Record<string, Cause>> = {
  keyMissing: (values) => {
    const {'x-api-key': _key, ...headers} = values.headers;
    return {values: {...values, headers}};
  },
  invalidKey: (values) => ({values: withKey(values, 'test_revoked')}),
  notAuthorised: (values) => ({
    values: withKey(values, `test_without_${getOperation(values.operationId).api}`),
  }),
  notPost: (values) => ({values: {...values, method: 'GET'}}),
  throttled: (values) => ({
    values: withKey(values, 'test_free'),
    before: [withKey(values, 'test_free')],
  }),
  limitExceeded: (values) => ({values: withKey(values, 'test_exhausted')}),
  tooLarge: (values) => ({values: withPart(values, {name: 'image', value: {made: 'oversized'}})}),
  invalidImage: (values) => ({values: withPart(values, {name: 'image', value: {made: 'broken'}})}),
  imageMissing: (values) => ({values: withoutPart(values, 'image')}),
  imageWithoutFileName: (values) => ({
    values: withPart(values, {name: 'image', value: 'the text of a part without a file name'}),
  }),
  notMultipart: ({parts: _parts, ...values}) => ({
    values: {...values, body: '{"image": "car.jpg"}'},
  }),
  invalidService: (values) => ({values: withPart(values, {name: 'service', value: 'anpr,colour'})}),
  invalidMaxReads: (values) => ({
    values: withPart(values, {name: 'maxreads', value: String(limits.maxReadsMax.value + 1)}),
  }),
  invalidRoi: (values) => ({values: withPart(values, {name: 'roi', value: '0,0;100,0;100,100'})}),
  invalidCustomData: (values) => ({
    values: withPart(values, {name: 'customData', value: 'gate 3'}),
  }),
  unknownRegion: (values) => ({values: withPath(values, {region: 'moon'})}),
  unknownType: (values) => ({values: withPath(values, {type: 'ship'})}),
  unknownLocation: (values) => ({values: withPart(values, {name: 'location', value: 'US-CA'})}),
  unknownVersion: (values) => ({values: withHeaders(values, {'x-api-version': '9.9'})}),
  storageDisabled: (values) => ({
    values: withKey(values, 'test_basic_20k'),
    before: [switchStorage(withKey(values, 'test_basic_20k'), false)],
  }),
  tooManyHooks: (values) => ({
    values: {...register(withKey(values, 'test_basic_80k'), `${SEEDED_HOOK_URL}/one-more`)},
    before: [
      switchStorage(withKey(values, 'test_basic_80k'), true),
      ...Array.from({length: limits.hooksPerKey.value}, (_, index) =>
        register(withKey(values, 'test_basic_80k'), `${SEEDED_HOOK_URL}/${index + 1}`),
      ),
    ],
  }),
  invalidUrl: (values) =>
    'hookUrl' in values.pathParameters
      ? {values: withPath(values, {hookUrl: 'hooks.example.com'})}
      : {
          values: {
            ...values,
            body: JSON.stringify({hookUrl: 'ftp://hooks.example.com', apis: {vehicle: true}}),
          },
        },
  invalidBody: (values) => ({values: {...values, body: JSON.stringify({vehicle: 'yes'})}}),
  notFound: (values) => ({
    values: withPath(values, {hookUrl: `${SEEDED_HOOK_URL}/never-registered`}),
  }),
  invalidLimit: (values) => ({
    values: withQuery(values, {limit: String(limits.eventsPageMax.value + 1)}),
  }),
  invalidOrder: (values) => ({values: withQuery(values, {order: 'newest'})}),
  invalidTime: (values) => ({
    values: withQuery(
      values,
      values.operationId === 'listEvents' ? {before: 'yesterday'} : {starttime: 'yesterday'},
    ),
  }),
  invalidAfter: (values) => ({values: withQuery(values, {after: 'yesterday'})}),
  invalidEndTime: (values) => ({values: withQuery(values, {endtime: 'yesterday'})}),
  invalidToken: (values) => ({values: withQuery(values, {'continuation-token': 'made-up'})}),
  unknownApi: (values) => ({values: withPath(values, {api: 'descriptor'})}),
  unknownProduct: (values) => ({values: withPath(values, {product: 'unknown'})}),
  unknownCountry: (values) => ({values: withPath(values, {country: 'XX'})}),
  tooOld: (values) => ({
    values: withQuery(values, {
      starttime: String(Date.now() - limits.usageHistoryMs.value - 2 * DAY_MS),
    }),
  }),
  endBeforeStart: (values) => ({
    values: withQuery(values, {
      starttime: String(Date.now()),
      endtime: String(Date.now() - DAY_MS),
    }),
  }),
};

/** The success of an operation, with what has to be there for it. */
function createSuccess(values: RequestValues): Change {
  const {api, example} = getOperation(values.operationId);
  if (example !== undefined) return {values};
  const isOfOneHook = 'hookUrl' in values.pathParameters;
  const needsStorage = api === 'storage';
  return {
    values,
    before: [
      ...(needsStorage ? [switchStorage(values, true)] : []),
      ...(isOfOneHook ? [register(values, values.pathParameters['hookUrl'] ?? '')] : []),
    ],
  };
}

/** How to cause an error; undefined where nothing does. */
function findCause(operationId: string, name: string, status: number): Cause | undefined {
  const {example, errors} = getOperation(operationId);
  const {forced} = errors[name] ?? {};
  const isForced = FORCEABLE_STATUSES.includes(status);
  if (isForced || forced !== undefined || (example !== undefined && !KEY_ERRORS.includes(name))) {
    return (values) => ({
      values: withHeaders(values, {'x-sandbox-status': forced ?? String(status)}),
    });
  }
  return CAUSES[name];
}

/** Every documented response of an operation, each with a request that causes it. */
export function listCases(operationId: string): readonly RequestCase[] {
  const defaults = createDefaultValues(operationId);
  const {errors, example} = getOperation(operationId);
  const failures = Object.entries(errors).map(([name, {status}]) => {
    const cause = findCause(operationId, name, status);
    if (cause === undefined) {
      throw new Error(
        `\`${operationId}\`: nothing causes the error "${name}". Fix: add it to the causes in \`src/sandbox/cases\`.`,
      );
    }
    return {status, name, before: [], ...cause(defaults)};
  });
  const status = example?.response.status ?? 200;
  return [{status, name: 'ok', before: [], ...createSuccess(defaults)}, ...failures];
}
