/** Reads every stored event once, page by page. */
async function* readEvents(api) {
  const query = new URLSearchParams({limit: '200', order: 'asc'});
  do {
    const response = await fetch(`${process.env.%%env.apiUrl%%}/storage/events/${api}?${query}`, {
      headers: {'X-Api-Key': process.env.%%env.apiKey%%},
    });
    const page = await response.json();
    if (!response.ok) throw new Error(`HTTP ${response.status}: ${page.message}`);
    yield* page.events;
    query.set('continuation-token', page.continuationToken ?? '');
  } while (query.get('continuation-token'));
}

for await (const {event} of readEvents('vehicle')) {
  console.log(event.data.vehicles.map(({plate}) => plate.unicodeText));
}
