import {readFile} from 'node:fs/promises';

const form = new FormData();
form.set('service', 'anpr');
form.set('image', new Blob([await readFile('plate-european.jpg')]), 'plate-european.jpg');

const response = await fetch(`${process.env.%%env.apiUrl%%}/vehicle/eur`, {
  method: 'POST',
  headers: {'X-Api-Key': process.env.%%env.apiKey%%},
  body: form,
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);

const {data} = await response.json();
for (const {plate} of data.vehicles) {
  console.log(plate?.found ? `${plate.unicodeText} ${plate.country}` : 'no plate');
}
