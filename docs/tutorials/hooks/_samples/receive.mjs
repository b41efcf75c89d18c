import {findFault, isTrustedUrl} from './verify.mjs';

/** `topicArn` of your hook, once you know it: messages from other topics are rejected. */
const topicArn = process.env.TOPIC_ARN;
/** The messages that were handled. Keep them in your database when you go live. */
const handled = new Set();

/** Handles the body of a request. Returns the status to respond with; after a 5xx the message comes again. */
export async function receive(body) {
  try {
    const message = JSON.parse(body);
    const fault = await findFault(message);
    if (fault) return reject(fault);
    if (topicArn && message.TopicArn !== topicArn) return reject(`the topic is ${message.TopicArn}`);

    // A repeated message has the same MessageId.
    if (!handled.has(message.MessageId)) {
      await handle(message);
      // Not earlier: a message that could not be handled has to come again.
      handled.add(message.MessageId);
    }
    return 200;
  } catch (error) {
    console.error('not handled:', error.message);
    return error instanceof SyntaxError ? 400 : 500;
  }
}

function reject(fault) {
  console.error('rejected:', fault);
  return 403;
}

async function handle(message) {
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
  if (!isTrustedUrl(SubscribeURL)) throw new Error(`SubscribeURL is not trusted: ${SubscribeURL}`);
  const response = await fetch(SubscribeURL);
  if (response.status >= 500) throw new Error(`confirmation: HTTP ${response.status}`);
  // After a 4xx the hook is confirmed already, or the request is too old and you register again.
  console.log(response.ok ? 'confirmed' : `not confirmed again: HTTP ${response.status}`, TopicArn);
}

/** Your work goes here. If it takes more than seconds, put the event into a queue. */
function report({api, event}) {
  const texts =
    api === 'vehicle'
      ? event.data.vehicles.map(({plate}) => (plate?.found ? plate.unicodeText : 'no plate'))
      : event.data.codes.map(({code}) => code);
  console.log(api, texts.join(', ') || 'nothing found', event.customData?.sourceID ?? '');
}
