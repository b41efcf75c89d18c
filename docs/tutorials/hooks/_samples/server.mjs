import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {isTrustedUrl, verify} from './verify.mjs';

/** `topicArn` of your hook, once you know it: messages of other topics are refused. */
const topicArn = process.env.TOPIC_ARN;
const port = Number(process.env.PORT ?? 8080);
const seen = new Set();

const server = createServer(async (request, response) => {
  if (request.method !== 'POST') return response.writeHead(405).end();
  try {
    // The body is JSON, but its Content-Type is text/plain.
    const message = JSON.parse(await text(request));
    const fault = await findFault(message);
    if (fault) {
      console.error('refused:', fault);
      return response.writeHead(403).end();
    }
    // Answer first, work afterwards: a slow answer counts as a failure and is repeated.
    response.writeHead(200).end();
    await handle(message);
  } catch (error) {
    console.error('not handled:', error.message);
    if (!response.headersSent) response.writeHead(400).end();
  }
});

async function findFault(message) {
  if (topicArn && message.TopicArn !== topicArn) return 'of another topic';
  if (!(await verify(message))) return 'not signed by the service';
}

async function handle(message) {
  // A repeated delivery keeps its MessageId.
  if (seen.has(message.MessageId)) return;
  seen.add(message.MessageId);

  switch (message.Type) {
    case 'SubscriptionConfirmation':
      return confirm(message);
    case 'Notification':
      return report(JSON.parse(message.Message));
    case 'UnsubscribeConfirmation':
      return console.log('unsubscribed', message.TopicArn);
  }
}

async function confirm({SubscribeURL, TopicArn}) {
  if (!isTrustedUrl(SubscribeURL)) throw new Error(`refused to open ${SubscribeURL}`);
  const response = await fetch(SubscribeURL);
  console.log(response.ok ? 'confirmed' : `not confirmed: HTTP ${response.status}`, TopicArn);
}

function report({api, event}) {
  const plates = event.data.vehicles.map(({plate}) => plate.unicodeText);
  console.log(api, plates.join(', '), event.customData?.sourceID ?? '');
}

server.listen(port, () => console.log(`listening on http://127.0.0.1:${port}`));
