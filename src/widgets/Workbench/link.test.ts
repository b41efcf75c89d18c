import {describe, expect, it} from 'vitest';
import {createDefaultValues, listCases} from '../../sandbox/cases';
import {operations} from '../../sandbox/allApis';
import {setFurtherViews, setPicture, setValue} from './editValues';
import {fromLink, toLink} from './link';

const PAGE = 'https://docs.example/docs/api/vehicle?lang=python&key=test_free#somewhere';

const restore = (operationId: string, link: string) => fromLink(operationId, new URL(link).search);

describe('a link into the sandbox', () => {
  it.each(operations.map(({id}) => id))('restores the default request of %s', (id) => {
    const values = createDefaultValues(id);
    expect(restore(id, toLink({values}, PAGE))).toEqual({values});
  });

  it('restores several views of one object, in their order', () => {
    const values = setFurtherViews(createDefaultValues('readCargoCode'), [
      {sample: 'wagon-uic'},
      {sample: 'us-truck'},
    ]);
    expect(restore('readCargoCode', toLink({values}, PAGE))).toEqual({values});
  });

  it('names a case by its name, so that times in it are those of the reader', () => {
    const [wanted] = listCases('getPaidSubscriptionUsages').filter(({name}) => name === 'tooOld');
    const link = toLink({values: wanted!.values, caseName: 'tooOld'}, PAGE);
    expect(new URL(link).searchParams.has('query.starttime')).toBe(false);
    expect(restore('getPaidSubscriptionUsages', link)?.caseName).toBe('tooOld');
  });

  it('keeps the rest of the address, and drops what an older link left', () => {
    const url = new URL(toLink({values: createDefaultValues('listCountries')}, PAGE));
    expect(url.searchParams.get('lang')).toBe('python');
    expect(url.searchParams.has('key')).toBe(false);
    expect(url.hash).toBe('#listCountries');
  });

  it('holds no key but those for tests, whether written or read', () => {
    const values = setValue(createDefaultValues('listHooks'), 'header', 'x-api-key', 'my-real-key');
    expect(toLink({values}, PAGE)).not.toContain('my-real-key');
    expect(
      restore(
        'listHooks',
        `${PAGE.split('?')[0]}?try=listHooks&key=my-real-key&header.x-api-key=my-real-key`,
      )?.values.headers,
    ).toEqual({});
  });

  it('takes no key of one’s own, however its header is written', () => {
    expect(
      fromLink(
        'listHooks',
        '?try=listHooks&header.X-Api-Key=my-real-key&header.X-API-KEY=my-real-key',
      )?.values.headers,
    ).toEqual({});
  });

  it('restores a request that has lost its key and holds nothing else', () => {
    const values = setValue(createDefaultValues('listHooks'), 'header', 'x-api-key', '');
    expect(restore('listHooks', toLink({values}, PAGE))?.values.headers).toEqual({});
  });

  it('opens the default request where it names a case that is no more', () => {
    expect(fromLink('listHooks', '?try=listHooks&case=gone')).toEqual({
      values: createDefaultValues('listHooks'),
    });
  });

  it('holds no picture of one’s own', () => {
    const values = setPicture(createDefaultValues('readCargoCode'), {
      file: new File(['pixels'], 'my-gate.jpg'),
    });
    const link = toLink({values}, PAGE);
    expect(link).not.toContain('my-gate');
    expect(restore('readCargoCode', link)?.values.parts?.at(-1)?.value).toEqual({
      sample: 'container-iso',
    });
  });

  it('is not for another operation', () => {
    expect(
      restore('listServices', toLink({values: createDefaultValues('listCountries')}, PAGE)),
    ).toBeUndefined();
  });
});
