import {VehicleAPIClient} from '%%name.client%%';

const client = new VehicleAPIClient({
  apiKey: process.env.%%env.apiKey%%,
  endpoint: process.env.%%env.apiUrl%%,
  inputImageLocation: {region: 'eur', location: 'HUN'},
  services: {anpr: true, mmr: true},
});

const {data} = await client.send('plate-european.jpg');
for (const {plate, mmr} of data.vehicles) {
  console.log(
    plate?.found ? `${plate.unicodeText} ${plate.country}` : 'no plate',
    mmr?.found ? `${mmr.make} ${mmr.model}` : 'unknown vehicle',
  );
}
