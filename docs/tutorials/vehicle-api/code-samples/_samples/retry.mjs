import {openAsBlob} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';

/** Worth repeating, and not billed. */
const REPEATABLE = new Set([408, 429, 500, 503, 504]);
/** No connection: nothing was sent. One that breaks off later may have been billed. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
const ATTEMPTS = 4;

async function send(region, file) {
  const form = new FormData();
  form.set('service', 'anpr');
  form.set('image', await openAsBlob(file), file);
  return fetch(`${process.env.%%env.apiUrl%%}/vehicle/${region}`, {
    method: 'POST',
    headers: {'X-Api-Key': process.env.%%env.apiKey%%},
    body: form,
    signal: AbortSignal.timeout(30_000),
  });
}

async function readPlates(region, file) {
  for (let attempt = 1; ; attempt++) {
    const last = attempt === ATTEMPTS;
    const response = await send(region, file).catch((error) => {
      if (last || !NOT_SENT.has(error.cause?.code)) throw error;
    });
    if (response?.ok) return (await response.json()).data.vehicles.map(({plate}) => plate.unicodeText);
    if (response && (last || !REPEATABLE.has(response.status))) {
      throw new Error(`HTTP ${response.status}: ${(await response.json()).message}`);
    }
    // Doubles each time; the random part keeps many clients from returning together.
    await sleep(2 ** attempt * 200 * (1 + Math.random()));
  }
}

console.log(await readPlates('eur', 'plate-european.jpg'));
await readPlates('moon', 'plate-european.jpg').catch((error) => console.log(error.message));
