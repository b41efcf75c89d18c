import {VehicleAPIClient, type VehicleAPIResponse} from '%%name.client%%';

interface Reading {
  readonly text: string;
  readonly country: string;
  readonly confidence: number;
}

/** Every field of a response may be missing, and the compiler reminds you of it. */
function toReadings({data}: VehicleAPIResponse): Reading[] {
  return (data?.vehicles ?? []).flatMap(({plate}) =>
    plate?.unicodeText === undefined
      ? []
      : [{text: plate.unicodeText, country: plate.country ?? 'unknown', confidence: plate.confidence ?? 0}],
  );
}

const client = new VehicleAPIClient({
  apiKey: process.env.%%env.apiKey%% ?? '',
  endpoint: process.env.%%env.apiUrl%%,
  inputImageLocation: {region: 'eur'},
  services: {anpr: true},
  maxReads: 2,
});

console.table(toReadings(await client.send('two-vehicles.jpg')));
