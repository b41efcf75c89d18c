import {createReadStream} from 'node:fs';
import {
  APIError,
  CodeType,
  Locations,
  RateLimitError,
  StorageAndHookAPIClient,
  TransportAPIClient,
  VehicleAPIClient,
  type ImageInput,
  type VehicleAPIOptions,
  type VehicleAPIResponse,
} from '%%name.client%%';

const options: VehicleAPIOptions = {
  apiKey: 'key',
  inputImageLocation: Locations.Europe.Hungary,
  services: {anpr: true},
  rateLimit: 'free',
};

export async function readPlate(image: ImageInput): Promise<string | undefined> {
  try {
    const response: VehicleAPIResponse = await new VehicleAPIClient(options).send(image);
    return response.data?.vehicles?.[0]?.plate?.unicodeText;
  } catch (error) {
    if (error instanceof RateLimitError) console.log(error.retryAfterMs);
    if (error instanceof APIError && error.mayHaveBeenBilled) console.log(error.requestId);
    throw error;
  }
}

export async function readCode(): Promise<string | undefined> {
  const client = new TransportAPIClient({apiKey: 'key', type: CodeType.EU_RAIL});
  return (await client.send(createReadStream('wagon.jpg'), Buffer.from('…'))).data?.codes?.[0]
    ?.code;
}

export async function countEvents(): Promise<number> {
  let count = 0;
  for await (const {event} of new StorageAndHookAPIClient({apiKey: 'key'}).events('transport'))
    count += event.data?.codes?.length ?? 0;
  return count;
}

const wrongRegion = {
  apiKey: 'key',
  // @ts-expect-error a region of the cloud that does not exist
  cloudServiceRegion: 'ASIA',
} satisfies ConstructorParameters<typeof StorageAndHookAPIClient>[0];
console.log(typeof wrongRegion);
