import {describe, expect, it} from 'vitest';
import {loadContract} from '../../contract';
import {agentConfig} from './agent';
import {toConfigRows} from './configSchema';
import {enginesConfig} from './engines';
import {licenseClientConfig} from './licenseClient';
import {engineRegions, engineTypes, workerEnvironment} from './worker';

const schemas = {agentConfig, enginesConfig, licenseClientConfig, workerEnvironment};

describe('toConfigRows', () => {
  it('writes nested keys as the file does', () => {
    const keys = toConfigRows(agentConfig).map(({key}) => key);
    expect(keys).toContain('webhook.retry.attempts');
    expect(keys).toContain('sources[].position.latitude');
  });

  it('shows the keys that a pattern allows', () => {
    expect(toConfigRows(enginesConfig).map(({key}) => key)).toContain(
      `transport.<${engineTypes.join('|')}>`,
    );
  });

  it('marks what is required and shows defaults as code', () => {
    const rows = new Map(toConfigRows(agentConfig).map((row) => [row.key, row]));
    expect(rows.get('api.region')).toMatchObject({required: true, defaultText: 'none'});
    expect(rows.get('sources[].position.latitude')).toMatchObject({
      required: false,
      defaultText: 'required in `position`',
    });
    expect(rows.get('webhook.retry.attempts')).toMatchObject({
      required: false,
      defaultText: '`5`',
      type: 'an integer from 0 to 100',
    });
  });
});

describe('the settings of the downloadable products', () => {
  it.each(Object.entries(schemas))('%s explains each setting', (_name, schema) => {
    expect(toConfigRows(schema).filter(({description}) => !/^.{10,}\.$/.test(description))).toEqual(
      [],
    );
  });

  it.each([
    ['vehicle', engineRegions],
    ['transport', engineTypes],
  ] as const)('know the path values of the %s API', async (api, values) => {
    const enumInContract = `"enum":${JSON.stringify(values)}`;
    expect(JSON.stringify(loadContract(api)).includes(enumInContract)).toBe(true);
  });
});
