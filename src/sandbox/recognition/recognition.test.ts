import {describe, expect, it} from 'vitest';
import {SECOND_MS} from '../clock';
import {createSandbox} from '../createSandbox';
import {createFrozenClock, readSamplePicture} from '../testing';
import {getContainerCheckDigit, getWagonCheckDigit} from './checkDigit';
import {getImageSize} from './imageFormat';

const clock = createFrozenClock();
const sandbox = createSandbox({clock});

interface Question {
  readonly pictures?: readonly (string | Uint8Array<ArrayBuffer>)[];
  readonly parts?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const ask = async (
  path: string,
  {pictures = [], parts = {}, headers = {}}: Question,
): Promise<Response> => {
  clock.advance(SECOND_MS);
  const form = new FormData();
  Object.entries(parts).forEach(([name, value]) => form.append(name, value));
  for (const picture of pictures) {
    form.append(
      'image',
      new Blob([
        typeof picture === 'string' ? new Uint8Array(await readSamplePicture(picture)) : picture,
      ]),
    );
  }
  return sandbox.fetch(
    new Request(`http://sandbox${path}`, {
      method: 'POST',
      headers: {'x-api-key': 'test_vip_20m', ...headers},
      body: form,
    }),
  );
};

interface Vehicle {
  readonly plate?: {
    readonly found: boolean;
    readonly unicodeText?: string;
    readonly country?: string;
    readonly category?: string;
    readonly plateTypeConfidence?: number;
  };
  readonly mmr?: Readonly<Record<string, unknown>>;
  readonly markings?: readonly {readonly type: string; readonly unicodeText: string}[];
  readonly bounds?: object;
}

const askVehicles = async (
  picture: string,
  question: Question = {},
  region = 'eur',
): Promise<readonly Vehicle[]> => {
  const response = await ask(`/vehicle/${region}`, {
    ...question,
    pictures: [picture],
    parts: {service: 'anpr', ...question.parts},
  });
  const {data} = (await response.json()) as {data: {vehicles: readonly Vehicle[]}};
  return data.vehicles;
};

const askPlates = async (
  picture: string,
  question?: Question,
  region?: string,
): Promise<readonly (string | undefined)[]> =>
  (await askVehicles(picture, question, region)).map(({plate}) => plate?.unicodeText);

const askCodes = async (
  type: string,
  pictures: readonly string[],
  question: Question = {},
): Promise<readonly {code: string; imageResults: readonly object[]}[]> => {
  const response = await ask(`/transport/${type}`, {...question, pictures});
  return (
    (await response.json()) as {
      data: {codes: readonly {code: string; imageResults: readonly object[]}[]};
    }
  ).data.codes;
};

describe('recognition of vehicles', () => {
  it('shows only what the service part asks for', async () => {
    const keys = async (service: string) =>
      Object.keys((await askVehicles('adr-numbers', {parts: {service}}))[0] ?? {}).sort();
    expect(await keys('anpr')).toEqual(['bounds', 'plate']);
    expect(await keys('mmr')).toEqual(['bounds', 'mmr']);
    expect(await keys('adr,anpr,mmr')).toEqual(['bounds', 'markings', 'mmr', 'plate']);
  });

  it('reads as many vehicles as maxreads allows, one if it is left out', async () => {
    expect(await askPlates('two-vehicles')).toEqual(['XYZ789']);
    expect(await askPlates('two-vehicles', {parts: {maxreads: '5'}})).toEqual(['XYZ789', 'DEF456']);
  });

  it('looks only inside the region of interest', async () => {
    expect(
      await askPlates('two-vehicles', {
        parts: {maxreads: '5', roi: '640,0;1280,0;1280,720;640,720'},
      }),
    ).toEqual(['DEF456']);
    expect(
      await askPlates('two-vehicles', {parts: {maxreads: '5', roi: '0,0;1280,0;1280,100;0,100'}}),
    ).toEqual([]);
  });

  it('ignores the plate or a marking that lies outside of the region of interest', async () => {
    const ask = async (roi: string, service = 'anpr,mmr,adr') =>
      (await askVehicles('adr-empty', {parts: {service, roi}})).map(({plate, mmr, markings}) => [
        plate?.['unicodeText'] ?? plate?.found,
        (mmr as {found?: boolean} | undefined)?.found,
        (markings as {type: string}[] | undefined)?.map(({type}) => type),
      ]);
    const [[plate] = []] = await ask('0,0;1280,0;1280,720;0,720');
    expect(await ask('0,0;640,0;640,500;0,500')).toEqual([[false, false, ['E']]]);
    expect(await ask('0,500;1280,500;1280,720;0,720')).toEqual([[plate, true, []]]);
    expect(await ask('0,0;640,0;640,500;0,500', 'anpr')).toEqual([]);
  });

  it('reads a sign as a plate only when unidentified plates are asked for', async () => {
    const texts = await askPlates('two-vehicles', {
      parts: {maxreads: '5'},
      headers: {'x-enable-unidentified-license-plate': 'true'},
    });
    expect(texts).toEqual(['XYZ789', 'DEF456', 'CAFE24']);
  });

  it('does not identify a plate of another region', async () => {
    expect((await askVehicles('plate-american'))[0]?.plate).toEqual({found: false});
    const [vehicle] = await askVehicles('plate-american', {
      headers: {'x-enable-unidentified-license-plate': 'true'},
    });
    expect(vehicle?.plate).toMatchObject({
      found: true,
      unicodeText: 'ABC123',
      country: '',
      category: 'NONE',
      plateTypeConfidence: 0,
    });
    expect((await askVehicles('plate-american', {}, 'NAM'))[0]?.plate).toMatchObject({
      country: 'USA',
      state: 'CA',
    });
  });

  it.each([
    ['adr-numbers', [{type: 'ADR', unicodeText: '331203'}]],
    ['adr-empty', [{type: 'E', unicodeText: ''}, {type: 'AP'}]],
    ['imo-placard', [{type: 'IMO', unicodeText: 'FLAMMABLE LIQUID 3'}]],
    ['plate-european', []],
  ])('finds the markings of %s', async (picture, markings) => {
    expect((await askVehicles(picture, {parts: {service: 'adr'}}))[0]?.markings).toMatchObject(
      markings,
    );
  });

  it('leaves out what came after the wanted version, and brings back what was removed', async () => {
    const get = async (version: string) => {
      const response = await ask('/vehicle/eur', {
        pictures: ['plate-european'],
        parts: {service: 'mmr'},
        headers: {'x-api-version': version},
      });
      const body = (await response.json()) as {
        version: string;
        engines?: unknown;
        nodetime?: number;
        data: {vehicles: readonly Vehicle[]};
      };
      const {mmr = {}, bounds} = body.data.vehicles[0] ?? {};
      return {
        version: body.version,
        nodetime: 'nodetime' in body,
        engines: 'engines' in body,
        bounds: bounds !== undefined,
        found: 'found' in mmr,
        viewPoint: 'viewPoint' in mmr,
        submodel: 'submodel' in mmr,
      };
    };
    expect(await get('1.1')).toEqual({
      version: '1.1',
      nodetime: false,
      engines: true,
      bounds: false,
      found: false,
      viewPoint: false,
      submodel: true,
    });
    expect(await get('1.3')).toEqual({
      version: '1.3',
      nodetime: false,
      engines: false,
      bounds: true,
      found: true,
      viewPoint: false,
      submodel: false,
    });
    expect(await get('1.4.1')).toEqual({
      version: '1.4.1',
      nodetime: true,
      engines: false,
      bounds: true,
      found: true,
      viewPoint: true,
      submodel: false,
    });
  });

  it('takes longer with wide-range analysis', async () => {
    const time = async (headers: Readonly<Record<string, string>>) =>
      (
        (await (
          await ask('/vehicle/eur', {
            pictures: ['plate-european'],
            parts: {service: 'anpr'},
            headers,
          })
        ).json()) as {recognitiontime: number}
      ).recognitiontime;
    expect(await time({'x-enable-wide-range-analysis': 'true'})).toBeGreaterThan(
      2 * (await time({})),
    );
  });

  it('makes up the same labeled response for the same unknown image', async () => {
    const picture = new Uint8Array(await readSamplePicture('plate-european')).fill(
      7,
      40_000,
      40_100,
    );
    const send = async () => {
      const response = await ask('/vehicle/eur', {
        pictures: [picture],
        parts: {service: 'anpr,mmr', location: 'DEU'},
      });
      return {
        simulated: response.headers.get('x-sandbox-simulated'),
        body: (await response.json()) as {data: {vehicles: readonly Vehicle[]}},
      };
    };
    const first = await send();
    expect(first).toEqual(await send());
    expect(first.simulated).toBe('true');
    expect(first.body.data.vehicles[0]?.plate).toMatchObject({
      unicodeText: expect.stringMatching(/^SIM\d{3}$/) as string,
      country: 'DEU',
    });
  });
});

describe('recognition of codes', () => {
  it.each([
    ['iso', 'container-iso', {}, ['CSQU305438322G1']],
    ['iso', 'container-iso', {'x-disable-iso-code': 'true'}, ['CSQU3054383']],
    ['iso', 'container-check-digit', {}, []],
    ['iso', 'container-check-digit', {'x-disable-checksum-check': 'true'}, ['ABCU123456745G1']],
    ['eu-rail', 'wagon-uic', {}, ['218124712173']],
    ['am-rail', 'box-car-aar', {}, ['EXMX123456']],
    ['truck', 'us-truck', {}, ['USDOT1234567']],
    ['iso', 'wagon-uic', {}, []],
  ])('reads as %s in %s with %o: %o', async (type, picture, headers, codes) => {
    expect((await askCodes(type, [picture], {headers})).map(({code}) => code)).toEqual(codes);
  });

  it('reads the letters of a US ACCR code only when asked to', async () => {
    const read = async (headers: Record<string, string>) =>
      (await askCodes('truck', ['us-truck'], {parts: {maxreads: '2'}, headers})).map(
        ({code}) => code,
      );
    expect(await read({})).toEqual(['USDOT1234567', '123456']);
    expect(await read({'x-enable-full-us-accr-code': 'true'})).toEqual([
      'USDOT1234567',
      'EXMZ123456',
    ]);
  });

  it('gives one result per image, in their order', async () => {
    const [code] = await askCodes('eu-rail', ['container-iso', 'wagon-uic', 'us-truck']);
    expect(code?.imageResults).toMatchObject([
      {found: false},
      {found: true, text: '218124712173'},
      {found: false},
    ]);
  });

  it('has as many characters as the code has', async () => {
    const [code] = await askCodes('iso', ['container-iso'], {
      headers: {'x-disable-iso-code': 'true'},
    });
    expect(
      (code!.imageResults[0] as {characters: readonly {code: number}[]}).characters
        .map((character) => String.fromCodePoint(character.code))
        .join(''),
    ).toBe(code?.code);
  });
});

describe('check digits', () => {
  it.each([
    ['CSQU305438', 3],
    ['ABCU123456', 0],
    ['XYZU654321', 7],
    ['ABCK123456', 0],
  ])('of the container %s is %i', (code, digit) => {
    expect(getContainerCheckDigit(code)).toBe(digit);
  });

  it.each([
    ['21812471217', 3],
    ['51800843001', 0],
    ['21801559084', 5],
  ])('of the wagon %s is %i', (digits, digit) => {
    expect(getWagonCheckDigit(digits)).toBe(digit);
  });
});

describe('the header of an image', () => {
  it('reports its size', async () => {
    expect(getImageSize(await readSamplePicture('wagon-uic'))).toEqual({width: 1280, height: 720});
  });

  it.each([
    ['text', new TextEncoder().encode('a text that is long enough to be looked at')],
    ['nothing', new Uint8Array()],
    [
      'a JPEG that ends before its size',
      Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, ...new Array<number>(40).fill(1)),
    ],
    [
      // Its first bytes stand where the size of others does.
      'a PNG that begins with another chunk',
      Buffer.from(`\u0089PNG\r\n\u001a\n\0\0\0\u0004CgBI${'P\0\u0020\u0006'.repeat(4)}`, 'latin1'),
    ],
  ])('is missing in %s', (_title, bytes) => {
    expect(getImageSize(bytes)).toBeUndefined();
  });
});
