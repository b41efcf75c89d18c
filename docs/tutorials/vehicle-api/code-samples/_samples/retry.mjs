import {openAsBlob} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';

/** Temporary, and not billed. */
const RETRYABLE = new Set([408, 429, 500, 503, 504]);
/** No connection: nothing was sent. A connection that breaks later may have been billed. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
const ATTEMPTS = 4;
/** Seconds. A program that sleeps for hours looks as if it hangs. */
const LONGEST_WAIT = 60;

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
    const isLast = attempt === ATTEMPTS;
    const response = await send(region, file).catch((error) => {
      if (isLast || !NOT_SENT.has(error.cause?.code)) throw error;
    });
    if (response?.ok) {
      const {data} = await response.json();
      return data.vehicles.flatMap(({plate}) => (plate?.found ? [plate.unicodeText] : []));
    }
    if (response) {
      const text = await response.text();
      // A used-up quota is a 429 as well, and stays one until the next period.
      const isTemporary = RETRYABLE.has(response.status) && !text.includes('Limit exceeded');
      if (isLast || !isTemporary) throw new Error(`HTTP ${response.status}: ${text}`);
    }
    await sleep(getDelay(attempt, response));
  }
}

/** What the service asks for, or twice as long each time. The random part spreads many clients. */
function getDelay(attempt, response) {
  const seconds = Number(response?.headers.get('retry-after')) || 0.2 * 2 ** attempt;
  if (seconds > LONGEST_WAIT) throw new Error(`HTTP ${response.status}: try again in ${seconds} s.`);
  return 1000 * seconds * (1 + Math.random());
}

console.log(await readPlates('eur', 'plate-european.jpg'));
await readPlates('moon', 'plate-european.jpg').catch((error) => console.log(error.message));
