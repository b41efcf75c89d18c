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
} from '%%name.middleware%%';

const config: SignatureConfig = {
  algorithm: 'HS256',
  secret: [
    'example-secret-of-64-characters-for-documentation-only-never-use',
    'another-secret-of-32-characters!',
  ],
};
const validator = webhookSignatureValidator(config, {
  maxAgeSeconds: 60,
  isDuplicate: async (eventId) => eventId === '',
});

export const server = createServer((request: WebhookRequest, response) =>
  validator(request, response, (error) => {
    const event: WebhookEvent | undefined = request.body;
    const images: Attachment[] = event?.attachments ?? [];
    response
      .writeHead(error instanceof SignatureConfigError ? 500 : 204)
      .end(images.length.toString());
  }),
);

export async function POST(request: Request): Promise<Response> {
  const outcome = await webhookRequestReader(config)(request);
  if (!outcome.ok)
    return outcome.error instanceof WebhookRequestError ? outcome.response : new Response();
  const {plate} = outcome.event.event;
  return new Response(plate.found ? plate.unicodeText : 'no plate');
}

const plugin = webhookSignatureFastifyPlugin(config);
plugin.reloadKeys();
console.log(verifySignature('', undefined, config), typeof plugin);

// @ts-expect-error the text of a plate that may not have been found
export const getText = (event: WebhookEvent): string => event.event.plate.unicodeText;

// @ts-expect-error an algorithm that does not exist
export const wrong: SignatureConfig = {algorithm: 'none', secret: ''};
