import {VehicleAPIClient} from '%%name.client%%';

export async function read(input: HTMLInputElement): Promise<string | undefined> {
  const client = new VehicleAPIClient({
    apiKey: 'key',
    inputImageLocation: {region: 'eur'},
    services: {anpr: true},
  });
  const image = input.files?.[0];
  return image && (await client.send(image)).data?.vehicles?.[0]?.plate?.unicodeText;
}
