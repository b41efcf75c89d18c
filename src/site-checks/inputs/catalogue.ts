/** How a bad input is kept out of the site. */
export type Guard =
  /** A document: its files are in `src/content-checks/fixtures`, under the same number. */
  | {readonly kind: 'document'}
  /** A specification of `src/contract/fixtures`. */
  | {readonly kind: 'specification'; readonly file: string}
  /** The configuration or the environment of a build, with what the build must say. */
  | {
      readonly kind: 'build';
      readonly config?: string;
      readonly env?: Readonly<Record<string, string>>;
      readonly says: RegExp;
    }
  /** A description that would break other generators: here it is text, whatever it says. */
  | {readonly kind: 'text'; readonly description: string};

const document: Guard = {kind: 'document'};
const specification = (file: string): Guard => ({kind: 'specification', file});
const text = (description: string): Guard => ({kind: 'text', description});

/** The bad inputs that must never become a page, by their number. */
export const badInputs: Readonly<Record<string, Guard>> = {
  ...Object.fromEntries(
    'B01 B02 B03 B03b B04 B05 B06 B07 B07b B08 B09 B10 B11 B12 B13 B16 B16b B21 B22 B22b B23 B23b B24 B25 B26 B28 B29 B30 B31 B32 B35'
      .split(' ')
      .map((id) => [id, document]),
  ),
  B19: {
    kind: 'build',
    config: 'unknownDocument.config.ts',
    says: /unknownDocument\.sidebars\.json[^]*guides\/nowhere/,
  },
  B33: {
    kind: 'build',
    env: {TYPESENSE_NODES: 'https://search.example'},
    says: /`TYPESENSE_SEARCH_KEY` and `TYPESENSE_COLLECTION` missing\. Fix: set it/,
  },
  B34: {kind: 'build', config: 'unknownKey.config.ts', says: /taglin[^]*unknown/i},
  O01: specification('invalid-yaml.yaml'),
  O02: specification('missing-component.yaml'),
  O07: specification('no-paths.yaml'),
  O08: specification('duplicate-operation-id.yaml'),
  O12b: text('<Note onClick={() => alert(1)}>Careful</Note>'),
  O13: text('Text.\n\n</details>\n\nMore.'),
  O14: text("import Secret from '../../package.json';\n\nText."),
  O15: specification('remote.yaml'),
  O16: specification('outside-folder.yaml'),
  O17: specification('swagger-2.yaml'),
  O18: specification('nowhere.yaml'),
  O19: specification('empty.yaml'),
  O22: specification('alias-bomb.yaml'),
};
