import {readFile, rename, writeFile} from 'node:fs/promises';

const api = process.argv[2] ?? 'vehicle';
/** Holds the last events that were handled, and their time: the next run goes on from there. */
const checkpoint = `last-${api}-events.json`;
const nothing = {time: 0, handled: []};

/** Reads the stored events since a time, oldest first, page by page. */
async function* readEvents(after) {
  const query = new URLSearchParams({limit: '200', order: 'asc', after});
  do {
    const response = await fetch(`${process.env.%%env.apiUrl%%}/storage/events/${api}?${query}`, {
      headers: {'X-Api-Key': process.env.%%env.apiKey%%},
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
    const page = await response.json();
    yield* page.events;
    query.set('continuation-token', page.continuationToken ?? '');
  } while (query.get('continuation-token'));
}

function listTexts({vehicles, codes}) {
  return vehicles
    ? vehicles.map(({plate}) => (plate?.found ? plate.unicodeText : 'no plate'))
    : codes.map(({code}) => code);
}

let {time, handled} = await readFile(checkpoint, 'utf8').then(JSON.parse).catch(() => nothing);
for await (const {event, creationTimestamp} of readEvents(time)) {
  // `after` includes its time, so the events of that millisecond come again in the next run.
  if (creationTimestamp !== time) handled = [];
  const text = JSON.stringify(event);
  if (handled.includes(text)) continue;

  console.log(listTexts(event.data).join(', ') || 'nothing found', event.customData?.sourceID ?? '');
  // Not earlier: a run that stops here reads the event again instead of losing it.
  time = creationTimestamp;
  handled.push(text);
  await writeFile(`${checkpoint}.new`, JSON.stringify({time, handled}));
  await rename(`${checkpoint}.new`, checkpoint);
}
