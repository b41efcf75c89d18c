import express from 'express';
import {webhookSignatureValidator} from '%%name.middleware%%';

const port = Number(process.env.PORT ?? 8080);
const app = express();
const validator = webhookSignatureValidator({algorithm: 'HS256', secret: 'example-secret-of-64-characters-for-documentation-only-never-use'});

app.post('/webhook', validator, (request, response) => {
  const {detectedAt, event} = request.body;
  console.log(detectedAt.toISOString(), event.plate.unicodeText ?? 'no plate');
  response.sendStatus(200);
});

app.listen(port, () => console.log(`Listening on port ${port}.`));
