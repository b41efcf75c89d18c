import express from 'express';
import {receive} from './receive.mjs';

const port = Number(process.env.PORT ?? 8080);
const app = express();

// As text: the body is JSON, but its Content-Type is text/plain.
app.post('/%%product%%', express.text({type: '*/*', limit: '1mb'}), async (request, response) => {
  response.status(await receive(request.body)).end();
});

app.listen(port, () => console.log(`listening on http://127.0.0.1:${port}`));
