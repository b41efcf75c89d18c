import {openAsBlob} from 'node:fs';

async function readPlates(file) {
  const form = new FormData();
  form.set('service', 'anpr');
  form.set('image', await openAsBlob(file), file);
  const response = await fetch(`${process.env.%%env.apiUrl%%}/vehicle/eur`, {
    method: 'POST',
    headers: {'X-Api-Key': process.env.%%env.apiKey%%},
    body: form,
  });
  if (!response.ok) throw new Error(`${file}: HTTP ${response.status}: ${await response.text()}`);

  const {data} = await response.json();
  return data.vehicles.flatMap(({plate}) => (plate?.found ? [plate.unicodeText] : []));
}

// One image after the other keeps the request rate low.
for (const file of ['plate-european.jpg', 'two-vehicles.jpg']) {
  console.log(file, await readPlates(file));
}
