import {productAssumptions} from './products/assumptions';

/** A decision of this documentation that no source confirms. `npm run assumptions` lists all. */
export interface Assumption {
  /** File below the top of the repository, with a line or the name of an export. */
  readonly place: string;
  /** The statement as readers see it. */
  readonly statement: string;
  /** Why it had to be decided, and why in this way. */
  readonly reason: string;
}

/** A decision in a document or in data, found again by a text of the file. */
export interface TextAssumption extends Omit<Assumption, 'place'> {
  readonly file: string;
  /**
   * Part of the text that makes the statement: an entry without its statement stops `npm run
   * lint:specs`.
   */
  readonly text: string;
}

/** Decisions in documents and data, outside the specifications and the downloadable products. */
export const textAssumptions: readonly TextAssumption[] = [
  {
    file: 'src/widgets/ChangeList/index.tsx',
    text: 'has the date of its release as its version',
    statement: 'The version of a specification is the date of its release.',
    reason:
      'The specification stamps each API with a date or a month and shows no other history of releases; no other date is stated.',
  },
  {
    file: 'src/contract/history/toFeed.ts',
    text: "day = '01'",
    statement: 'A release without a day is in the feed with the first of its month.',
    reason: 'Two of the stamps are months, and entries of an Atom feed need a time.',
  },
  {
    file: 'src/data/limits.ts',
    text: 'value: 6 * 1024 * 1024',
    statement: '6 MB are 6,291,456 bytes, for the whole body of a request.',
    reason:
      'The specification says 6 MB for an image; gateways of this kind limit the body, in units of 1,024.',
  },
  {
    file: 'src/data/limits.ts',
    text: 'eventsPageDefault: {',
    statement: 'The events list returns up to 200 events if `limit` is missing.',
    reason: 'The specification gives the range of `limit` but no default; the highest value.',
  },
  {
    file: 'src/data/plans.ts',
    text: "productId = 'recognition'",
    statement: '`{product}` in the paths of the Descriptor API is `recognition`.',
    reason: 'The specification names no product id.',
  },
  {
    file: 'src/data/plans.ts',
    text: "replaceAll('_', '')",
    statement: 'Ids of dimensions and usage plans are derived from their names.',
    reason: 'The specification gives the names and limits of the dimensions, but no ids.',
  },
  {
    file: 'src/data/resizing.ts',
    text: 'Math.sqrt((width * height) / FULL_HD_AREA)',
    statement:
      'Resizing limits the area of an image to that of Full HD and keeps its aspect ratio.',
    reason:
      'The specification says that images are resized to Full HD, but not how; a published model limits the area.',
  },
  {
    file: 'src/data/countries.ts',
    text: 'one row per code',
    statement: 'The list of places has one row per code.',
    reason:
      'Parts of a country that share its code would make the list take sides in disputes; the source is a public list.',
  },
  {
    file: 'src/data/olderNames.ts',
    text: "{parameter: 'type', old: 'accr_usa', now: 'truck'}",
    statement: 'Older region names and code types are replaced by the ones that include them.',
    reason:
      'The specification lists four types and mentions a fifth, `accr_usa`; public clients show which types were merged.',
  },
  {
    file: 'src/data/pictures.ts',
    text: "atLeast(20, ' px')",
    statement: 'The recommended values of images: character height, angles, contrast, exposure.',
    reason:
      'The specification gives no figures; these are cautious values within what makers of plate recognition publish.',
  },
  {
    file: 'src/data/pictureChecks.ts',
    text: "atMost(1.5, ' px')",
    statement: 'The bounds of the image check for blur, motion, and noise.',
    reason:
      'No source gives figures. With these, a stroke of 2 px, the thinnest recommended, keeps half of its contrast, and noise is a third of the lowest recommended contrast.',
  },
  {
    file: 'src/data/pictureChecks.ts',
    text: "atMost(80, ' %')",
    statement: 'The bounds of the image check for exposure.',
    reason:
      'No source gives figures. They report only images whose levels are at one end of the scale.',
  },
  {
    file: 'src/data/pictureChecks.ts',
    text: 'characterShare: 75 / 110',
    statement: 'Characters are 75 mm high on European plates, and 2.75 in on American ones.',
    reason: 'Countries and states differ a little; these are common values.',
  },
  {
    file: 'src/data/errorMessages.ts',
    text: "id: 'payment-required'",
    statement: 'The cloud APIs never return 402; used-up credits return 429.',
    reason: 'The list of errors in the specification has no 402.',
  },
  {
    file: 'src/data/errorMessages.ts',
    text: "id: 'bad-gateway'",
    statement: 'A 502 is not charged, so the clients repeat it.',
    reason:
      'The specification charges 200 and 400 only. Its list of errors has no 502, which proxies send.',
  },
  {
    file: 'src/portal/product.ts',
    text: 'api: `https://api.',
    statement: 'The hosts of the API, its two regions, the console, the registry, and licenses.',
    reason:
      'The specification names no hosts; these are on a domain that is reserved for documentation.',
  },
  {
    file: 'docs/tutorials/which-subscription.mdx',
    text: 'use one credit each',
    statement: 'Each billed response uses one credit, whatever the request contains.',
    reason:
      'The specification says which statuses are charged, but not how many credits a charge is.',
  },
  {
    file: 'docs/tutorials/which-subscription.mdx',
    text: 'requests return 429 until the next period',
    statement: 'Without credits, requests return 429 until the next period.',
    reason:
      'The specification describes 429 as a limit that is exceeded, and no other status for it.',
  },
  {
    file: 'docs/tutorials/which-subscription.mdx',
    text: 'double the result to get the busiest second',
    statement: 'How to estimate the traffic of a site.',
    reason: 'Arithmetic of this documentation; the specification gives the limits only.',
  },
  {
    file: 'src/sandbox/simulation/Scenario.ts',
    text: 'Assumed: no source gives hours',
    statement: 'The hours at which sites of some kinds take images, and the scenario at the start.',
    reason: 'Examples of this documentation; no source gives hours.',
  },
  {
    file: 'docs/tutorials/hooks/confirming-the-subscription.mdx',
    text: 'Messages are sent through Amazon Simple Notification Service',
    statement: 'Amazon SNS carries the messages to hooks.',
    reason:
      'The specification does not show the messages; `topicName` and `topicArn` of a hook are fields of Amazon SNS.',
  },
  {
    file: 'docs/tutorials/hooks/hook-registration-overview.mdx',
    text: 'The subscription was ended through the `UnsubscribeURL`',
    statement: 'A hook becomes `deleted` through `UnsubscribeURL`; `DELETE` removes it.',
    reason:
      'The specification names the status, and shows no transition other than registration and confirmation.',
  },
  {
    file: 'src/sandbox/delivery/retryPolicy.ts',
    text: 'retries: 3',
    statement:
      'A message that a hook does not accept is sent again three times, 20 seconds apart; a receiver has 15 seconds to respond.',
    reason:
      'The specification shows no retries; these are the defaults of Amazon SNS for HTTP, except for the 15 seconds, which no source confirms.',
  },
  {
    file: 'docs/tutorials/hooks/enabling-event-storage.mdx',
    text: 'It is `null` while storage is off for all APIs',
    statement: '`topicArn` of the storage status is `null` while storage is off.',
    reason: 'The specification shows only `enabledApis`; public clients read `topicArn` too.',
  },
  {
    file: 'docs/faq.mdx',
    text: 'Versions and the region need no key either',
    statement: '`GET /versions` and `GET /region` need no key.',
    reason:
      'The specification does not list them among the public calls; the other lists are public.',
  },
  {
    file: 'docs/faq.mdx',
    text: 'The region that accepts a request processes all of it',
    statement: 'The region that accepts a request processes all of it.',
    reason:
      'The specification names regions without saying what they promise; this is what pinning is for.',
  },
];

/** Decisions about downloadable products, by file and export. */
export const listProductAssumptions = (): Assumption[] =>
  Object.entries(productAssumptions).flatMap(([module, exports]) =>
    Object.entries(exports).map(([name, assumption]) => ({
      place: `src/data/products/${module}.ts, ${name}`,
      ...assumption,
    })),
  );
