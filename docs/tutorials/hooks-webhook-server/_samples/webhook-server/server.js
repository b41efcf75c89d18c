import express from 'express';
import {webhookSignatureValidator} from '%%name.middleware%%';
import {readSignatureConfig} from './signature.js';
import {storeEvent} from './store.js';

const port = Number(process.env.PORT ?? 8080);
const app = express();

// A wrong configuration stops the program here, not at the first event.
const validator = webhookSignatureValidator(readSignatureConfig(process.env));

app.get('/', (request, response) => {
  response.send('OK');
});

// No express.json() before this line: the signature is made over the raw bytes, which the validator reads itself.
app.post('/webhook', validator, async (request, response) => {
  const {event, attachments} = request.body;
  const folder = await storeEvent(request.body, request.webhookEventId);
  console.log(`${event.plate?.unicodeText ?? 'no plate'}: ${attachments.length} image(s) in ${folder}`);
  response.sendStatus(204);
});

app.listen(port, () => console.log(`listening on http://127.0.0.1:${port}`));
