import {
  dialect,
  rejected,
  shown,
  shownExtensibleMap,
  shownList,
  shownMap,
  shownObject,
  type Construct,
  type ObjectKind,
} from './Construct';
import {schemaConstructs} from './schemaConstructs';

const header: Readonly<Record<string, Construct>> = {
  description: shown.note,
  required: shown.flag,
  deprecated: shown.flag,
  style: shown.text,
  explode: shown.flag,
  schema: shownObject('schema'),
  content: shownMap('mediaType'),
  example: shown.data,
  examples: shownMap('example'),
};

const OF_NEW_METHOD =
  'Fix: describe it as another method, such as `post`; OpenAPI 3.1, which downloads are in, has no others.';
const NO_NESTED_PARTS = 'Fix: leave it out; parts of a part are not shown.';
const ofStreams = {
  prefixEncoding: rejected(NO_NESTED_PARTS),
  itemEncoding: rejected(NO_NESTED_PARTS),
};

/**
 * Every keyword of OpenAPI 3.1, by the object that it is in, and those of 3.2 that
 * `downgradeDocument` leaves. A keyword is shown on the page, or rejected with what to write
 * instead. What is not in this list is unknown, and stops the build too.
 * Extensions (`x-…`) are not in it: OpenAPI leaves their meaning to other tools.
 */
export const constructs: Readonly<Record<ObjectKind, Readonly<Record<string, Construct>>>> = {
  document: {
    openapi: shown.text,
    info: shownObject('info'),
    jsonSchemaDialect: dialect,
    servers: shownList('server'),
    paths: shownExtensibleMap('pathItem'),
    webhooks: shownMap('pathItem'),
    components: shownObject('components'),
    security: shown.requirements,
    tags: shownList('tag'),
    externalDocs: shownObject('externalDocs'),
  },
  info: {
    title: shown.text,
    summary: shown.note,
    description: shown.note,
    termsOfService: shown.text,
    contact: shownObject('contact'),
    license: shownObject('license'),
    version: shown.text,
  },
  contact: {name: shown.text, url: shown.text, email: shown.text},
  license: {name: shown.text, identifier: shown.text, url: shown.text},
  server: {url: shown.text, description: shown.note, variables: shownMap('serverVariable')},
  serverVariable: {enum: shown.texts, default: shown.text, description: shown.note},
  components: {
    schemas: shownMap('schema'),
    responses: shownMap('response'),
    parameters: shownMap('parameter'),
    examples: shownMap('example'),
    requestBodies: shownMap('requestBody'),
    headers: shownMap('header'),
    securitySchemes: shownMap('securityScheme'),
    links: shownMap('link'),
    callbacks: shownMap('callback'),
    pathItems: shownMap('pathItem'),
  },
  pathItem: {
    $ref: shown.reference,
    summary: shown.note,
    description: shown.note,
    get: shownObject('operation'),
    put: shownObject('operation'),
    post: shownObject('operation'),
    delete: shownObject('operation'),
    options: shownObject('operation'),
    head: shownObject('operation'),
    patch: shownObject('operation'),
    trace: shownObject('operation'),
    query: rejected(OF_NEW_METHOD),
    additionalOperations: rejected(OF_NEW_METHOD),
    servers: shownList('server'),
    parameters: shownList('parameter'),
  },
  operation: {
    tags: shown.texts,
    summary: shown.note,
    description: shown.note,
    externalDocs: shownObject('externalDocs'),
    operationId: shown.text,
    parameters: shownList('parameter'),
    requestBody: shownObject('requestBody'),
    responses: shownExtensibleMap('response'),
    callbacks: shownMap('callback'),
    deprecated: shown.flag,
    security: shown.requirements,
    servers: shownList('server'),
  },
  externalDocs: {description: shown.note, url: shown.text},
  parameter: {
    name: shown.text,
    in: {
      ...shown.parameterPlace,
      getRemedy: (value) =>
        value === 'querystring' ? 'Fix: write a query parameter for each of its names.' : undefined,
    },
    allowEmptyValue: shown.flag,
    allowReserved: shown.flag,
    ...header,
  },
  header,
  requestBody: {description: shown.note, content: shownMap('mediaType'), required: shown.flag},
  mediaType: {
    schema: shownObject('schema'),
    example: shown.data,
    examples: shownMap('example'),
    encoding: shownMap('encoding'),
    itemSchema: rejected('Fix: write `openapi: 3.2.0`, or `schema` with a list of the items.'),
    ...ofStreams,
  },
  encoding: {
    contentType: shown.text,
    // A required one is rejected by `checkRequests.ts`, as are styles in the wrong place.
    headers: shownMap('header'),
    style: shown.text,
    explode: shown.flag,
    allowReserved: shown.flag,
    encoding: rejected(NO_NESTED_PARTS),
    ...ofStreams,
  },
  response: {
    description: shown.note,
    headers: shownMap('header'),
    content: shownMap('mediaType'),
    links: shownMap('link'),
  },
  // Its keys are expressions; each leads to a path item.
  callback: {'*': shownObject('pathItem')},
  example: {
    summary: shown.note,
    description: shown.note,
    value: shown.data,
    externalValue: rejected('Fix: put the example into `value`; no address is fetched.'),
  },
  link: {
    operationRef: shown.text,
    operationId: shown.text,
    parameters: shown.map,
    requestBody: shown.data,
    description: shown.note,
    server: shownObject('server'),
  },
  tag: {name: shown.text, description: shown.note, externalDocs: shownObject('externalDocs')},
  reference: {$ref: shown.reference, summary: shown.note, description: shown.note},
  schema: schemaConstructs,
  discriminator: {
    propertyName: shown.text,
    mapping: shown.textMap,
    defaultMapping: rejected('Fix: name each value in `mapping`.'),
  },
  xml: {
    name: shown.text,
    namespace: shown.text,
    prefix: shown.text,
    attribute: shown.flag,
    wrapped: shown.flag,
    nodeType: rejected(
      'Fix: leave it out, or write `attribute`; a list may have `element` or `none` too.',
    ),
  },
  securityScheme: {
    type: shown.scheme,
    description: shown.note,
    name: shown.text,
    in: shown.keyPlace,
    scheme: shown.text,
    bearerFormat: shown.text,
    flows: shownObject('oauthFlows'),
    openIdConnectUrl: shown.text,
  },
  oauthFlows: {
    implicit: shownObject('oauthFlow'),
    password: shownObject('oauthFlow'),
    clientCredentials: shownObject('oauthFlow'),
    authorizationCode: shownObject('oauthFlow'),
    deviceAuthorization: rejected(
      'Fix: write `openapi: 3.2.0`, and nothing in it but `deviceAuthorizationUrl`, `tokenUrl`, `refreshUrl`, and `scopes`.',
    ),
  },
  oauthFlow: {
    authorizationUrl: shown.text,
    tokenUrl: shown.text,
    refreshUrl: shown.text,
    scopes: shown.textMap,
  },
};
