import {readdirSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {billedStatuses, recognitionErrors} from '../data/errors';
import {limits} from '../data/limits';
import {freePlan, paidPlans, plans, productId} from '../data/plans';
import {
  apiIds,
  listErrors,
  listOperations,
  listWebhooks,
  loadAllContracts,
  resolveReference,
  type ApiId,
  type ContractDocument,
  type Operation,
  type Schema,
} from './index';

let contracts: Record<ApiId, ContractDocument>;
beforeAll(() => {
  contracts = loadAllContracts();
});

const getOperation = (api: ApiId, id: string): Operation =>
  listOperations(contracts[api]).find((operation) => operation.id === id)!;
const getSchema = (api: ApiId, name: string): Schema => contracts[api].components!.schemas![name]!;
const getParameterSchema = (api: ApiId, id: string, name: string): Schema =>
  resolveReference<Schema>(
    contracts[api],
    getOperation(api, id).parameters.find((parameter) => parameter.name === name)!.schema!,
  );
const getExamples = (api: ApiId, id: string, status = '200'): unknown[] =>
  Object.values(
    getOperation(api, id).responses[status]!.content!['application/json']!.examples!,
  ).map((example) => (example as {value: unknown}).value);

/**
 * Statuses that the general rules of the specification give to every call that needs a key
 * (sections 6 and 7).
 */
const GENERAL = ['401', '403'];
const RECOGNITION = ['200', '400', '405', '408', '413', '429', '500', '503', '504'];
/**
 * What the specification names of each call (sections 3, 5, 7 and 8): statuses with their bodies,
 * and parameters.
 */
const SPECIFIED: Readonly<Record<string, readonly string[]>> = {
  recognizeVehicle: [
    ...RECOGNITION,
    'x-disable-call-statistics',
    'x-disable-image-resizing',
    'x-enable-wide-range-analysis',
    'x-enable-unidentified-license-plate',
  ],
  listCountries: ['200'],
  listServices: ['200'],
  readCargoCode: [
    ...RECOGNITION,
    'type',
    'x-disable-iso-code',
    'x-enable-full-us-accr-code',
    'x-disable-checksum-check',
    'x-disable-image-resizing',
    'x-enable-wide-range-analysis',
  ],
  listEvents: ['200', '400', 'api', 'order', 'continuation-token'],
  listHooks: ['200'],
  createHook: ['400'],
  getHook: ['200', '400', '404', 'hookUrl'],
  updateHook: ['400', 'hookUrl'],
  deleteHook: ['400', '404', 'hookUrl'],
  getStorageStatus: ['200'],
  listApis: ['200', 'detailed', 'id', 'api', 'stage', 'beta', 'authTokenRequired', 'enabled'],
  listDimensions: ['200'],
  getFreeCallCount: ['product'],
  getPaidSubscriptionUsages: ['200', 'product', 'starttime', 'endtime'],
  listPaidSubscriptions: ['200'],
  listPrices: ['product'],
  listPricesByCountry: ['product'],
  listProducts: ['200'],
  listUsagePlanUsages: ['200'],
  listUsagePlans: ['200'],
};

describe('the calls of specification section 7', () => {
  it.each([
    ['vehicle', ['GET /countries', 'GET /services', 'GET /versions', 'POST /{region}']],
    ['transport', ['GET /versions', 'POST /{type}']],
    [
      'storage',
      [
        'DELETE /hooks/{hookUrl}',
        'GET /events/{api}',
        'GET /hooks',
        'GET /hooks/{hookUrl}',
        'GET /status',
        'PATCH /hooks/{hookUrl}',
        'PATCH /status',
        'POST /hooks',
      ],
    ],
    [
      'descriptor',
      [
        'GET /apis',
        'GET /dimensions',
        'GET /free-call-count/{product}',
        'GET /paid-subscription-usages/{product}',
        'GET /paid-subscriptions',
        'GET /prices/{product}',
        'GET /prices/{product}/{country}',
        'GET /products',
        'GET /region',
        'GET /usageplan-subscriptions',
        'GET /usageplan-usages',
        'GET /usageplans',
      ],
    ],
  ] as const)('are all of the %s API, and no other', (api, calls) => {
    expect(
      listOperations(contracts[api])
        .map(({method, path}) => `${method.toUpperCase()} ${path}`)
        .sort(),
    ).toEqual(calls);
  });

  it('carry the version stamps of section 9', () => {
    expect(apiIds.map((api) => contracts[api].info.version)).toEqual([
      '2024-07-24',
      '2024-04-26',
      '2024-11',
      '2024-11',
    ]);
  });

  it('take the optional headers of a vehicle recognition', () => {
    expect(
      getOperation('vehicle', 'recognizeVehicle')
        .parameters.filter((parameter) => parameter.in === 'header')
        .map(({name}) => name)
        .sort(),
    ).toEqual([
      'x-api-version',
      'x-disable-call-statistics',
      'x-disable-image-resizing',
      'x-enable-unidentified-license-plate',
      'x-enable-wide-range-analysis',
    ]);
  });

  it('take the optional headers of a cargo recognition', () => {
    expect(
      getOperation('transport', 'readCargoCode')
        .parameters.filter((parameter) => parameter.in === 'header')
        .map(({name}) => name)
        .sort(),
    ).toEqual([
      'x-api-version',
      'x-disable-checksum-check',
      'x-disable-image-resizing',
      'x-disable-iso-code',
      'x-enable-full-us-accr-code',
      'x-enable-wide-range-analysis',
    ]);
  });

  it('need a key except for the public listings of section 6', () => {
    const open = apiIds.flatMap((api) =>
      listOperations(contracts[api])
        .filter(({isPublic}) => isPublic)
        .map(({path}) => path),
    );
    expect(open.sort()).toEqual([
      '/apis',
      '/countries',
      '/dimensions',
      '/prices/{product}',
      '/prices/{product}/{country}',
      '/products',
      '/region',
      '/services',
      '/usageplans',
      '/versions',
      '/versions',
    ]);
  });
});

describe('the fields of specification section 3', () => {
  it.each<[ApiId, string, string]>([
    ['vehicle', 'VehicleResponse', 'nodename nodetime startuptime recognitiontime version data'],
    ['vehicle', 'Vehicle', 'bounds mmr plate markings'],
    ['vehicle', 'Bounds', 'extendedPlateFrame vehicleFrame'],
    ['vehicle', 'Quadrangle', 'topLeft topRight bottomLeft bottomRight'],
    [
      'vehicle',
      'Mmr',
      'found engine category categoryConfidence heading headingConfidence color colorConfidence colorName make makeConfidence model modelConfidence proctime bodyType bodyTypeConfidence viewPoint viewPointConfidence imageTooltips frameTooltips',
    ],
    [
      'vehicle',
      'Plate',
      'found engine bgDark bgColor daColor color plateHeight plateWidth confidence textConfidence normalizedConfidence plateTypeConfidence positionConfidence proctime category country state plateType plateSizeSource separatedText unicodeText plateROI plateChars',
    ],
    ['vehicle', 'PlateChar', 'code bgDark bgColor color confidence charROI'],
    [
      'vehicle',
      'Marking',
      'engine confidence plateTypeConfidence positionConfidence proctime plateType type unicodeText plateROI plateChars',
    ],
    ['vehicle', 'VehicleRequest', 'service image location maxreads customData roi'],
    ['vehicle', 'CustomData', 'timestamp latitude longitude sourceID'],
    ['vehicle', 'Country', 'region location country state'],
    ['vehicle', 'Error', 'message'],
    ['transport', 'TransportResponse', 'nodename nodetime version data'],
    ['transport', 'Code', 'code confidence imageResults'],
    ['transport', 'ImageResult', 'found text confidence characters'],
    ['transport', 'Character', 'code bgDark bgColor color confidence charROI'],
    ['transport', 'TransportRequest', 'image maxreads'],
    ['storage', 'Hook', 'status protocol apis hookUrl topicName topicArn'],
    ['storage', 'CreateHookRequest', 'hookUrl apis'],
    ['storage', 'ApiFlags', 'vehicle transport'],
    ['storage', 'StorageStatusResponse', 'enabledApis'],
    ['storage', 'EventsResponse', 'events continuationToken'],
    ['storage', 'StoredEvent', 'event attachmentURLs creationTimestamp api'],
    ['descriptor', 'ApiStage', 'id api stage swagger beta authTokenRequired enabled'],
    ['descriptor', 'Dimension', 'id name requestCount'],
    [
      'descriptor',
      'UsagePlan',
      'id name description apis apiStages quota throttle autoSignup dimensions cardProductCode marketplaceProductCode enabled paid',
    ],
    ['descriptor', 'Quota', 'limit offset period'],
    ['descriptor', 'Throttle', 'rateLimit burstLimit'],
    ['descriptor', 'PaidSubscription', 'id dimension startTime endTime type productId'],
    [
      'descriptor',
      'Product',
      'id name cardProductCode cardUsagesProductCode marketplaceProductCode',
    ],
    ['descriptor', 'PaidUsage', 'startTime endTime usages'],
    ['descriptor', 'UsagePlanUsages', 'startDate endDate'],
  ])('are all in the %s schema %s', (api, name, fields) => {
    expect(Object.keys(getSchema(api, name).properties!)).toEqual(
      expect.arrayContaining(fields.split(' ')),
    );
  });

  it.each<[ApiId, string, string, string]>([
    ['vehicle', 'Mmr', 'viewPoint', 'rear front rear_side front_side side'],
    ['vehicle', 'Plate', 'plateSizeSource', 'database statistical'],
    ['vehicle', 'Marking', 'type', 'ADR E AP IMO'],
    ['storage', 'Hook', 'status', 'pending_confirmation confirmed deleted'],
    ['storage', 'Hook', 'protocol', 'http https'],
    ['descriptor', 'Quota', 'period', 'DAY MONTH'],
  ])('have the values of the %s field %s.%s', (api, schema, field, values) => {
    expect(getSchema(api, schema).properties![field]!.enum).toEqual(values.split(' '));
  });

  it('have a description each, in every schema of every API', () => {
    const bare = apiIds.flatMap((api) =>
      Object.entries(contracts[api].components!.schemas!).flatMap(([name, schema]) =>
        Object.entries(schema.properties ?? {})
          .filter(([, field]) => !resolveReference<Schema>(contracts[api], field).description)
          .map(([field]) => `${api} ${name}.${field}`),
      ),
    );
    expect(bare).toEqual([]);
  });
});

describe('the sample images', () => {
  const pictures = readdirSync('src/sandbox/samples/pictures');

  it.each([
    ['vehicle', 'recognizeVehicle'],
    ['transport', 'readCargoCode'],
  ] as const)('are the files that the %s requests send', (api, id) => {
    const examples = Object.values(
      getOperation(api, id).requestBody!.content['multipart/form-data']!.examples!,
    ) as {value: {image: string[] | string}}[];
    for (const {value} of examples)
      expect(pictures).toEqual(expect.arrayContaining([value.image].flat()));
  });
});

describe('the messages to a hook', () => {
  it('are a confirmation and an event, whose text has the shape of a stored event', () => {
    const [confirmation, notification] = listWebhooks(contracts.storage);
    expect([confirmation!.id, notification!.id]).toEqual([
      'receiveHookConfirmation',
      'receiveHookNotification',
    ]);
    const [example] = Object.values(
      notification!.requestBody!.content['text/plain']!.examples!,
    ) as {value: {Message: string}}[];
    expect(Object.keys(JSON.parse(example!.value.Message) as object)).toEqual(
      getSchema('storage', 'StoredEvent').required,
    );
  });
});

describe('the limits of specification section 9', () => {
  it('are the ranges of the contract', () => {
    expect(getSchema('vehicle', 'MaxReads')).toMatchObject({
      minimum: limits.maxReadsMin.value,
      maximum: limits.maxReadsMax.value,
      default: limits.maxReadsDefault.value,
    });
    expect(getSchema('vehicle', 'Confidence')).toMatchObject({
      minimum: limits.confidenceMin.value,
      maximum: limits.confidenceMax.value,
    });
    expect(getSchema('vehicle', 'Color').properties!.r).toMatchObject({
      minimum: limits.colorChannelMin.value,
      maximum: limits.colorChannelMax.value,
    });
    expect(getParameterSchema('storage', 'listEvents', 'limit')).toMatchObject({
      minimum: limits.eventsPageMin.value,
      maximum: limits.eventsPageMax.value,
      default: limits.eventsPageDefault.value,
    });
  });

  it('appear in the texts of the contract with the same numbers', () => {
    expect(limits.imageBytes.value).toBe(6_291_456);
    const bytes = limits.imageBytes.value.toLocaleString('en');
    expect(getOperation('vehicle', 'recognizeVehicle').description).toContain(
      `${limits.imageMegabytes.value} MB (${bytes} bytes)`,
    );
    expect(getOperation('transport', 'readCargoCode').description).toContain(
      `${limits.imageMegabytes.value} MB (${bytes} bytes)`,
    );
    expect(getOperation('storage', 'createHook').description).toContain(
      `at most ${limits.hooksPerKey.value} hooks`,
    );
    expect(getOperation('storage', 'createHook').description).toContain(
      `${limits.hookConfirmationMs.value / 3_600_000} hours`,
    );
    expect(getOperation('storage', 'listEvents').description).toContain(
      `${limits.eventRetentionMs.value / 3_600_000} hours`,
    );
    expect(getOperation('descriptor', 'getPaidSubscriptionUsages').description).toContain(
      `${limits.usageHistoryMs.value / 86_400_000} days`,
    );
  });

  it('give each plan its credits, quota, rate and burst', () => {
    expect(
      plans.map(({name, creditsPerMonth, quota, throttle}) => [
        name,
        creditsPerMonth,
        `${quota.limit}/${quota.period}`,
        throttle.rateLimit,
        throttle.burstLimit,
      ]),
    ).toEqual([
      ['Free', 200, '200/MONTH', 4, 1],
      ['Basic 10K', 10_000, '200000/DAY', 20, 5],
      ['Basic 20K', 20_000, '200000/DAY', 20, 5],
      ['Basic 80K', 80_000, '200000/DAY', 20, 5],
      ['Standard 160K', 160_000, '200000/DAY', 20, 5],
      ['Standard 320K', 320_000, '200000/DAY', 20, 5],
      ['Professional 640K', 640_000, '200000/DAY', 20, 5],
      ['Professional 1280K', 1_280_000, '200000/DAY', 20, 5],
      ['VIP 2.5M', 2_500_000, '200000/DAY', 20, 5],
      ['VIP 5M', 5_000_000, '200000/DAY', 20, 5],
      ['VIP 10M', 10_000_000, '1000000/DAY', 100, 10],
      ['VIP 20M', 20_000_000, '1000000/DAY', 100, 10],
    ]);
  });

  it('have plan ids that the usage list accepts as keys', () => {
    const [pattern] = Object.keys(getSchema('descriptor', 'UsagePlanUsages').patternProperties!);
    for (const {usagePlanId} of plans) expect(usagePlanId).toMatch(new RegExp(pattern!));
    expect(new Set(plans.map(({usagePlanId}) => usagePlanId)).size).toBe(plans.length);
  });

  it('are those that the examples of the Descriptor API show', () => {
    const dimensions = getExamples('descriptor', 'listDimensions').flat();
    const known = paidPlans.map(({id, name, creditsPerMonth}) => ({
      id,
      name,
      requestCount: creditsPerMonth,
    }));
    expect(known).toEqual(expect.arrayContaining(dimensions));
    const shown = getExamples('descriptor', 'listUsagePlans').flat() as {
      id: string;
      quota: object;
      throttle: object;
    }[];
    for (const plan of shown) {
      expect(plan).toMatchObject(
        ((p) => ({name: p.name, quota: p.quota, throttle: p.throttle, paid: p.paid}))(
          plans.find(({usagePlanId}) => usagePlanId === plan.id)!,
        ),
      );
    }
    const prices = getExamples('descriptor', 'listPrices').flatMap(
      (list) => (list as Record<string, object[]>)[productId]!,
    );
    expect(prices).toMatchObject(
      [freePlan, paidPlans[0]!].map(({creditsPerMonth, quota, throttle, name}) => ({
        requestCount: creditsPerMonth,
        quota,
        throttle,
        title: name,
      })),
    );
  });
});

describe('the error catalogue of specification section 8', () => {
  it.each([
    ['vehicle', 'recognizeVehicle'],
    ['transport', 'readCargoCode'],
  ] as const)('is complete for the %s recognition', (api, id) => {
    const {responses} = getOperation(api, id);
    expect(Object.keys(responses)).toEqual([
      '200',
      ...recognitionErrors.map(({status}) => String(status)),
    ]);
    expect(
      Object.entries(responses)
        .filter(([, response]) => response['x-billed'])
        .map(([status]) => Number(status)),
    ).toEqual(billedStatuses);
    for (const {status, retry} of recognitionErrors)
      expect([status, responses[status]!['x-retry']!.when !== 'never']).toEqual([status, retry]);
  });

  it('says of each failure its message, cause, remedy and whether to try again', () => {
    for (const failure of apiIds.flatMap((api) => listErrors(contracts[api]))) {
      const {message, cause, remedy, retry} = failure;
      for (const text of [message, cause, remedy, retry.advice])
        expect(text, `${failure.operationId} ${failure.status} ${failure.name}`).not.toBe('');
    }
  });

  it('bills nothing but recognitions', () => {
    const billed = apiIds.flatMap((api) =>
      listOperations(contracts[api]).flatMap(({id, responses}) =>
        Object.values(responses).some((response) => response['x-billed']) ? [id] : [],
      ),
    );
    expect(billed).toEqual(['recognizeVehicle', 'readCargoCode']);
  });

  it('marks every status and parameter that the specification of the product does not name', () => {
    const unmarked = apiIds.flatMap((api) =>
      listOperations(contracts[api]).flatMap(({id, parameters, responses}) => {
        const named = [...GENERAL, ...(SPECIFIED[id] ?? [])];
        return [
          ...parameters.map((parameter) => [parameter.name, parameter] as const),
          ...Object.entries(responses),
        ]
          .filter(([name, part]) => part['x-assumed'] === undefined && !named.includes(name))
          .map(([name]) => `${id} ${name}`);
      }),
    );
    expect(unmarked).toEqual([]);
  });

  it('says of every response whether it is billed', () => {
    const silent = apiIds.flatMap((api) =>
      listOperations(contracts[api]).flatMap(({id, responses}) =>
        Object.entries(responses)
          .filter(([, response]) => response['x-billed'] === undefined)
          .map(([status]) => `${id} ${status}`),
      ),
    );
    expect(silent).toEqual([]);
  });

  it('has a named example for every request and status', () => {
    const bare = apiIds.flatMap((api) =>
      listOperations(contracts[api]).flatMap(({id, requestBody, responses}) =>
        [['request', requestBody] as const, ...Object.entries(responses)]
          .filter(
            ([, part]) =>
              part?.content &&
              Object.values(part.content).some(
                ({examples}) => Object.keys(examples ?? {}).length === 0,
              ),
          )
          .map(([name]) => `${id} ${name}`),
      ),
    );
    expect(bare).toEqual([]);
  });
});
