import {readFile} from 'node:fs/promises';

const form = new FormData();
form.set('service', 'anpr,mmr,adr');
form.set('location', 'HUN');
form.set('maxreads', '3');
form.set('roi', '0,0;1280,0;1280,720;0,720');
form.set('customData', JSON.stringify({sourceID: 'gate-1', timestamp: Date.now()}));
form.set('image', new Blob([await readFile('adr-numbers.jpg')]), 'adr-numbers.jpg');

const response = await fetch(`${process.env.%%env.apiUrl%%}/vehicle/eur`, {
  method: 'POST',
  headers: {
    'X-Api-Key': process.env.%%env.apiKey%%,
    'x-api-version': '1.4.1',
    'x-disable-call-statistics': 'true',
    'x-disable-image-resizing': 'true',
    'x-enable-wide-range-analysis': 'true',
    'x-enable-unidentified-license-plate': 'true',
  },
  body: form,
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);

const {data} = await response.json();
for (const {plate, mmr, markings} of data.vehicles) {
  console.log(
    plate?.found ? plate.unicodeText : 'no plate',
    mmr?.found ? `${mmr.make} ${mmr.model}` : 'unknown vehicle',
    (markings ?? []).map(({type, unicodeText}) => `${type} ${unicodeText}`),
  );
}
