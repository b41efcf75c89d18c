import {readFile, writeFile} from 'node:fs/promises';

const api = process.argv[2] ?? 'vehicle';
/** Holds the time of the last event that was handled: the next run goes on from there. */
const checkpoint = `last-${api}-event.txt`;

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

const after = Number(await readFile(checkpoint, 'utf8').catch(() => 0));
for await (const {event, creationTimestamp} of readEvents(after)) {
  console.log(listTexts(event.data).join(', ') || 'nothing found', event.customData?.sourceID ?? '');
  // Not earlier: a run that stops here reads the event again instead of losing it.
  await writeFile(checkpoint, String(creationTimestamp));
}
