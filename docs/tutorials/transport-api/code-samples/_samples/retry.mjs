import {openAsBlob} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';

/** Worth repeating, and not billed. */
const REPEATABLE = new Set([408, 429, 500, 503, 504]);
/** No connection: nothing was sent. One that breaks off later may have been billed. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
const ATTEMPTS = 4;

async function send(type, files) {
  const form = new FormData();
  for (const file of files) form.append('image', await openAsBlob(file), file);
  return fetch(`${process.env.%%env.apiUrl%%}/transport/${type}`, {
    method: 'POST',
    headers: {'X-Api-Key': process.env.%%env.apiKey%%},
    body: form,
    signal: AbortSignal.timeout(30_000),
  });
}

async function readCodes(type, files) {
  for (let attempt = 1; ; attempt++) {
    const last = attempt === ATTEMPTS;
    const response = await send(type, files).catch((error) => {
      if (last || !NOT_SENT.has(error.cause?.code)) throw error;
    });
    if (response?.ok) return (await response.json()).data.codes;
    if (response && (last || !REPEATABLE.has(response.status))) {
      throw new Error(`HTTP ${response.status}: ${(await response.json()).message}`);
    }
    // Doubles each time; the random part keeps many clients from returning together.
    await sleep(2 ** attempt * 200 * (1 + Math.random()));
  }
}

console.log((await readCodes('iso', ['container-iso.jpg'])).map(({code}) => code));
await readCodes('ship', ['container-iso.jpg']).catch((error) => console.log(error.message));
