import type {
  ContractDocument,
  Example,
  MediaType,
  OperationObject,
  Parameter,
  PathItem,
  Response,
  Schema,
} from '../../../contract';
import {createRandom} from '../../../site-checks/search/createRandom';
import type {ContractKind} from './ContractKind';
import {createSchemas, toExample} from './createSchemas';
import type {Random} from './random';
import {toParagraphs, toSentence, toWords} from './words';

/** A chat service: no tags, short texts, recursive schemas and many unions; about 1 MB. */
export const CHAT: ContractKind = {
  operations: 200,
  seed: 20_001,
  tags: 0,
  schemas: 520,
  fields: [3, 18],
  paragraphs: 0,
  unions: 0.3,
};

/** A code host: many tags, long texts, wide schemas, large named examples; about 11 MB. */
export const FORGE: ContractKind = {
  operations: 1_223,
  seed: 30_001,
  tags: 46,
  schemas: 900,
  fields: [6, 48],
  paragraphs: 3,
  unions: 0.08,
};

const PATH_NAMES = ['owner', 'name'];
const QUERY_NAMES = ['page', 'per_page', 'since', 'before', 'after', 'sort'];
const ERRORS = [401, 403, 404, 409, 422, 429];

/** A specification of the size and the shape of a public one; the same kind gives the same one. */
export function createPublicLikeContract(kind: ContractKind): ContractDocument {
  const {next: random} = createRandom(kind.seed);
  const schemas = createSchemas(kind, random);
  const writer = new OperationGenerator(kind, random, schemas);
  const paths: Record<string, Record<string, unknown>> = {};
  for (let index = 0; index < kind.operations; index++) {
    const [path, method, operation] = writer.create(index);
    (paths[path] ??= {})[method] = operation;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Large API',
      version: '1',
      summary: 'As large as public specifications.',
      description: toParagraphs(random, 2),
    },
    servers: [{url: 'https://large.example/v1'}],
    security: [{key: []}],
    ...(kind.tags > 0 && {
      tags: writer.tags.map((name) => ({name, description: toSentence(random, 12)})),
    }),
    paths: paths as Readonly<Record<string, PathItem>>,
    components: {
      securitySchemes: {
        key: {type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'Your key.'},
      },
      parameters: writer.parameters,
      responses: writer.responses,
      examples: writer.examples,
      schemas,
    },
  };
}

/** Writes operations, and collects the components that they refer to. */
class OperationGenerator {
  readonly tags: readonly string[];
  readonly parameters: Record<string, Parameter> = {};
  readonly responses: Record<string, Response>;
  readonly examples: Record<string, Example> = {};
  private readonly names: readonly string[];

  constructor(
    private readonly kind: ContractKind,
    private readonly random: Random,
    private readonly schemas: Readonly<Record<string, Schema>>,
  ) {
    this.names = Object.keys(schemas);
    this.tags = Array.from({length: kind.tags}, (_, index) => `${toWords(random, 1)}-${index}`);
    for (const name of PATH_NAMES) this.parameters[name] = this.createParameter(name, 'path');
    for (const name of QUERY_NAMES) this.parameters[name] = this.createParameter(name, 'query');
    this.responses = Object.fromEntries(
      ERRORS.map((status) => [
        `error-${status}`,
        {
          description: toSentence(random, 6),
          content: {'application/json': {schema: {$ref: `#/components/schemas/${this.names[0]}`}}},
        },
      ]),
    );
  }

  create(index: number): [path: string, method: string, operation: OperationObject] {
    const {kind, random} = this;
    const tag = kind.tags === 0 ? undefined : this.tags[Math.floor(random() ** 2 * kind.tags)];
    const hasBody = random() < 0.4;
    return [
      `/${tag ?? `part-${index % 17}`}/{owner}/{name}/${toWords(random, 1)}-${index}`,
      hasBody ? 'post' : 'get',
      {
        operationId: `operation${index}`,
        summary: toSentence(random, 4).slice(0, -1),
        description:
          kind.paragraphs === 0 ? toSentence(random, 8) : toParagraphs(random, kind.paragraphs),
        ...(tag !== undefined && {tags: [tag]}),
        parameters: this.createParameters(index),
        ...(hasBody && {requestBody: {required: true, content: this.createContent(`in-${index}`)}}),
        responses: this.createResponses(index),
      },
    ];
  }

  private createParameters(index: number): OperationObject['parameters'] {
    const shared = [...PATH_NAMES, ...QUERY_NAMES.filter(() => this.random() < 0.4)];
    return [
      ...shared.map((name) => ({$ref: `#/components/parameters/${name}`})),
      this.createParameter(`filter_${index % 40}`, 'query'),
    ];
  }

  private createResponses(index: number): OperationObject['responses'] {
    const {random} = this;
    return {
      200: {description: toSentence(random, 3), content: this.createContent(`out-${index}`)},
      ...Object.fromEntries(
        ERRORS.filter(() => random() < 0.6).map((status) => [
          status,
          {$ref: `#/components/responses/error-${status}`},
        ]),
      ),
    };
  }

  /** Some schemas are used by many operations, most by few. */
  private pickSchema(): string {
    return this.names[Math.floor(this.random() ** 1.5 * this.names.length)] ?? '';
  }

  private createParameter(name: string, place: Parameter['in']): Parameter {
    return {
      name,
      in: place,
      description: toSentence(this.random, 10),
      schema: {type: 'string', maxLength: 100},
      ...(place === 'path' && {required: true, example: toWords(this.random, 1)}),
    };
  }

  private createContent(id: string): Record<string, MediaType> {
    const schema = {$ref: `#/components/schemas/${this.pickSchema()}`};
    this.examples[id] = {value: toExample(this.schemas, schema)};
    const examples = {default: {$ref: `#/components/examples/${id}`}};
    return {'application/json': {schema, examples}};
  }
}
