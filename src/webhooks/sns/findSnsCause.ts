import {jsonForms} from '../causes/writeJson';
import {isSignedBy, isVersion, listCertificates, type SnsMessage} from './checkMessage';

/** A change after which the signature fits. */
interface Form {
  readonly text: string;
  readonly message: SnsMessage;
}

/**
 * Finds out why the signature of a message does not match.
 *
 * @returns the cause in a sentence; undefined if no usual mistake explains it
 */
export async function findSnsCause(message: SnsMessage, pem: string): Promise<string | undefined> {
  const certificates = listCertificates(pem);
  for (const {text, message: form} of [{text: '', message}, ...listForms(message)]) {
    for (const [index, certificate] of certificates.entries()) {
      for (const version of ['2', '1'] as const) {
        const changes = [
          text,
          index === 0
            ? ''
            : `The signature fits certificate ${index + 1} of your paste, not the first one.`,
          version === form.SignatureVersion
            ? ''
            : `The signature is of version ${version}, but SignatureVersion says ${isVersion(form.SignatureVersion) ? form.SignatureVersion : 'something else'}.`,
        ].filter((change) => change !== '');
        if (changes.length > 0 && (await isSignedBy(form, certificate, version)))
          return changes.join(' ');
      }
    }
  }
  return undefined;
}

function* listForms(message: SnsMessage): Generator<Form> {
  const {Message, Subject, ...rest} = message;
  const create = (text: string, changed: string): Form => ({
    text,
    message: {...message, Message: changed},
  });
  yield create('Line ends of Message were converted.', Message.replaceAll('\r\n', '\n'));
  yield create('Line ends of Message were converted.', Message.replaceAll('\n', '\r\n'));
  yield create('Message has spaces or a line end too many.', Message.trim());
  yield create('Message has lost its last line end.', `${Message}\n`);
  yield create(
    String.raw`Message has \n as two characters in place of line ends.`,
    Message.replaceAll(String.raw`\n`, '\n'),
  );
  if (Subject !== undefined) {
    yield {
      text: 'Subject was added after the message was signed.',
      message: {...rest, Message} as SnsMessage,
    };
  }
  let value: unknown;
  try {
    value = JSON.parse(Message);
  } catch {
    return;
  }
  for (const {label, write} of jsonForms) {
    yield create(
      `Message was parsed and written again. It was signed as ${label}: use the string as it is.`,
      write(value, Message),
    );
  }
}
