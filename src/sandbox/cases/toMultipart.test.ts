import {describe, expect, it} from 'vitest';
import {toMultipart} from './toMultipart';

const read = async (body: Blob): Promise<FormData> => new Response(body).formData();

describe('toMultipart', () => {
  it('writes texts and files as the platform reads them', async () => {
    const bytes = Uint8Array.from({length: 256}, (_, byte) => byte);
    const file = new File([bytes], 'car.jpg', {type: 'image/jpeg'});
    const form = await read(
      toMultipart([
        {name: 'service', value: 'anpr,mmr'},
        {name: 'image', value: file},
        {name: 'any', value: new File(['a'], 'any')},
      ]),
    );
    expect([...form.keys()]).toEqual(['service', 'image', 'any']);
    expect(form.get('service')).toBe('anpr,mmr');
    const image = form.get('image') as File;
    expect([image.name, image.type]).toEqual(['car.jpg', 'image/jpeg']);
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(bytes);
    expect((form.get('any') as File).type).toBe('application/octet-stream');
  });

  it.each(['a\r\nContent-Type: text/html\r\n\r\nb', 'a"; name="b', '', 'é☃'])(
    'keeps the name %j inside its quotes',
    async (name) => {
      const body = toMultipart([{name: 'image', value: new File(['a'], name)}]);
      const form = await read(body);
      expect([...form.keys()]).toEqual(['image']);
      const parsed = (form.get('image') as File).name;
      expect(parsed).toBe(name);
    },
  );

  it('ends lines of a text as browsers do', async () => {
    const form = await read(toMultipart([{name: 'text', value: 'a\nb\rc\r\nd\n\ne'}]));
    expect(form.get('text')).toBe('a\r\nb\r\nc\r\nd\r\n\r\ne');
  });

  it('writes what `FormData` itself becomes', async () => {
    const form = new FormData();
    form.append('te"xt', 'a\nb');
    form.append('image', new File(['abc'], 'c\r\n"ä.jpg', {type: 'image/jpeg'}));
    const parts = [...form].map(([name, value]) => ({name, value}));
    const normalize = async (body: BodyInit): Promise<string> => {
      const response = new Response(body);
      const [, boundary = ''] =
        /boundary=(.*)/.exec(response.headers.get('content-type') ?? '') ?? [];
      return (await response.text()).replaceAll(boundary, 'boundary');
    };
    expect(await normalize(toMultipart(parts))).toBe(await normalize(form));
  });
});
