import {describe, expect, it} from 'vitest';
import {loadContract} from '../contract';
import {regions} from './countries';
import {olderNames} from './olderNames';

const schemas = loadContract('transport').components?.schemas ?? {};

const accepted = {
  region: regions.map(({code}) => code.toLowerCase()),
  type: Object.values(schemas).flatMap((schema) =>
    'enum' in schema && schema.enum?.includes('am-rail') ? schema.enum.map(String) : [],
  ),
};

describe.each(olderNames)('the older $parameter $old', ({parameter, old, now}) => {
  it('is replaced by a value that the API accepts', () => {
    expect(accepted[parameter]).toContain(now);
  });

  it('is not accepted any more', () => {
    expect(accepted[parameter]).not.toContain(old);
  });
});
