import {readFile} from 'node:fs/promises';

const form = new FormData();
form.set('service', 'anpr,mmr');
form.set('image', new Blob([await readFile('plate-european.jpg')]), 'plate-european.jpg');

const response = await fetch(`${process.env.%%env.apiUrl%%}/vehicle/eur`, {
  method: 'POST',
  headers: {'X-Api-Key': process.env.%%env.apiKey%%},
  body: form,
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);

console.log(JSON.stringify(await response.json(), null, 2));
