import {VehicleAPIClient} from '%%name.client%%';

const client = new VehicleAPIClient({
  apiKey: process.env.%%env.apiKey%%,
  endpoint: process.env.%%env.apiUrl%%,
  inputImageLocation: {region: 'eur', location: 'HUN'},
  regionOfInterest: {topLeft: [0, 0], topRight: [1280, 0], bottomRight: [1280, 720], bottomLeft: [0, 720]},
  services: {anpr: true, mmr: true, adr: true},
  disableCallStatistics: true,
  disableImageResizing: true,
  enableWideRangeAnalysis: true,
  enableUnidentifiedLicensePlate: true,
  maxReads: 3,
  retryCount: 5,
});

const {data} = await client.send('adr-numbers.jpg');
console.log(data.vehicles.length, 'vehicle');
