import {VehicleAPIClient} from '%%name.client%%';

const client = new VehicleAPIClient({
  apiKey: 'test_revoked',
  endpoint: process.env.%%env.apiUrl%%,
  inputImageLocation: {region: 'eur'},
  services: {anpr: true},
});

try {
  await client.send('plate-european.jpg');
} catch (error) {
  console.log(error.name, error.status, error.message);
}
