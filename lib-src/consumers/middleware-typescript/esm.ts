import {createServer} from 'node:http';
import {
  SignatureConfigError,
  WebhookRequestError,
  verifySignature,
  webhookRequestReader,
  webhookSignatureFastifyPlugin,
  webhookSignatureValidator,
  type Attachment,
  type SignatureConfig,
  type WebhookEvent,
  type WebhookRequest,
} from 'vehicle-detector-agent-webhook-middleware';

const config: SignatureConfig = {
  algorithm: 'HS256',
  secret: ['example-secret-do-not-use', 'another'],
};
const validator = webhookSignatureValidator(config, {
  maxAgeSeconds: 60,
  isDuplicate: async (eventId) => eventId === '',
});

export const server = createServer((request: WebhookRequest, response) =>
  validator(request, response, (error) => {
    const event: WebhookEvent | undefined = request.body;
    const pictures: Attachment[] = event?.attachments ?? [];
    response
      .writeHead(error instanceof SignatureConfigError ? 500 : 204)
      .end(pictures.length.toString());
  }),
);

export async function POST(request: Request): Promise<Response> {
  const outcome = await webhookRequestReader(config)(request);
  if (!outcome.ok)
    return outcome.error instanceof WebhookRequestError ? outcome.response : new Response();
  return new Response(outcome.event.event.plate.unicodeText);
}

console.log(verifySignature('', undefined, config), typeof webhookSignatureFastifyPlugin(config));

// @ts-expect-error an algorithm that does not exist
export const wrong: SignatureConfig = {algorithm: 'none', secret: ''};
