import {openAsBlob} from 'node:fs';

const form = new FormData();
// `append`, not `set`: the form contains the part once per view.
for (const file of ['container-iso.jpg', 'imo-placard.jpg']) {
  form.append('image', await openAsBlob(file), file);
}

const response = await fetch(`${process.env.%%env.apiUrl%%}/transport/iso`, {
  method: 'POST',
  headers: {'X-Api-Key': process.env.%%env.apiKey%%},
  body: form,
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);

const {data} = await response.json();
for (const {code, imageResults} of data.codes) {
  console.log(code, imageResults.map(({found, text}) => (found ? text : 'not seen')));
}
