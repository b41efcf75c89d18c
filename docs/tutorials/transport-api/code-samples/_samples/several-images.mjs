import {openAsBlob} from 'node:fs';

const form = new FormData();
// `append` and not `set`: the part may stand there several times.
for (const file of ['container-iso.jpg', 'imo-placard.jpg']) {
  form.append('image', await openAsBlob(file), file);
}

const response = await fetch(`${process.env.%%env.apiUrl%%}/transport/iso`, {
  method: 'POST',
  headers: {'X-Api-Key': process.env.%%env.apiKey%%},
  body: form,
});
const answer = await response.json();
if (!response.ok) throw new Error(`HTTP ${response.status}: ${answer.message}`);

for (const {code, imageResults} of answer.data.codes) {
  console.log(code, imageResults.map(({found, text}) => (found ? text : 'not seen')));
}
