import {openAsBlob} from 'node:fs';

const form = new FormData();
form.set('image', await openAsBlob('container-iso.jpg'), 'container-iso.jpg');

const response = await fetch(`${process.env.%%env.apiUrl%%}/transport/iso`, {
  method: 'POST',
  headers: {'X-Api-Key': process.env.%%env.apiKey%%},
  body: form,
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);

const {data} = await response.json();
for (const {code, confidence} of data.codes) console.log(code, confidence);
