import {describe, expect, it} from 'vitest';
import {createFolder} from '../site-checks/site/createBuiltSite';
import {loadContractFile} from './loadContract';

/** The problems of a specification with an example and the limits of a schema. */
function load(example: string, limits = '', quote = ''): string {
  const folder = createFolder({
    'api.yaml': `openapi: 3.1.0
info: {title: Integers, version: '1'}
paths:
  /things/{id}:
    get:
      operationId: getThing
      parameters:
        - name: id
          in: path
          required: true
          example: ${quote}${example}${quote}
          schema: {type: integer${limits}}
      responses: {'200': {description: OK}}
`,
  });
  try {
    loadContractFile(`${folder}/api.yaml`);
    return 'none';
  } catch (error) {
    return (error as Error).message.replace(/^.*?(?=api\.yaml)/gm, '');
  }
}

describe('an integer of a specification', () => {
  it.each(['9007199254740993', '-9007199254740993', '0x20000000000001', '9223372036854775807'])(
    'that would be sent as another one is refused: %s',
    (example) => {
      expect(load(example)).toBe(
        `api.yaml:11: \`paths./things/{id}.get.parameters.0.example\`: ${example} is beyond the integers that JSON keeps exact, and becomes ${Number(example)}. Fix: write it as a text, with \`type: string\`.`,
      );
    },
  );

  it('that ends the range of a format is refused, since the format says it', () => {
    expect(load('1', ', minimum: -9223372036854775808, maximum: 18446744073709551615')).toBe(
      [
        'api.yaml:12: `paths./things/{id}.get.parameters.0.schema.minimum`: -9223372036854775808 is beyond the integers that JSON keeps exact, and becomes -9223372036854776000. Fix: leave it out; `format: int64` says it.',
        'api.yaml:12: `paths./things/{id}.get.parameters.0.schema.maximum`: 18446744073709551615 is beyond the integers that JSON keeps exact, and becomes 18446744073709552000. Fix: leave it out; `format: uint64` says it.',
      ].join('\n'),
    );
  });

  it.each(['9007199254740991', '9007199254740992', '100000000000000000000', '1e300', '1.5'])(
    'that stays the same, or is no integer, is accepted: %s',
    (example) => {
      expect(load(example)).toBe('none');
    },
  );

  it('that is written as a text is accepted', () => {
    expect(load('9007199254740993', '', "'")).toBe('none');
  });
});
