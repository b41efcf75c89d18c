import {useState} from 'react';
import {createBody, EventTextError, type AttachedFile} from '../../webhooks/sign/createBody';
import {
  createSigningKey,
  signBody,
  SigningKeyError,
  type SigningKey,
} from '../../webhooks/sign/signingKey';
import {toWebhookUrl, type SignedRequest} from '../../webhooks/sign/writeRequest';
import {getKeyKind, type Algorithm} from '../../webhooks/verify/algorithms';
import {findJsonProblem} from '../Workbench/result/findJsonProblem';
import {useForget} from './useForget';

interface Signed {
  readonly request: SignedRequest;
  readonly algorithm: Algorithm;
  /** Absent for a secret, and for a private key that was pasted. */
  readonly publicKey?: string;
}

/** The event to sign. */
interface Draft {
  readonly text: string;
  readonly files: readonly AttachedFile[];
  readonly url: string;
}

interface Signing {
  readonly algorithm: Algorithm;
  readonly secret: string;
  readonly signed: Signed | undefined;
  readonly status: string;
  readonly chooseAlgorithm: (algorithm: Algorithm) => void;
  readonly setSecret: (secret: string) => void;
  readonly makeKey: () => Promise<SigningKey | undefined>;
  readonly sign: (draft: Draft) => Promise<void>;
}

const NO_KEY: SigningKey = {secret: ''};

/** Key and result of the form that signs. Both are gone when the reader leaves. */
export function useSigning(): Signing {
  const [algorithm, setAlgorithm] = useState<Algorithm>('HS256');
  const [key, setKey] = useState(NO_KEY);
  const [signed, setSigned] = useState<Signed>();
  const [status, setStatus] = useState('');
  useForget(() => {
    setKey(NO_KEY);
    setSigned(undefined);
  });

  const makeKey = async (): Promise<SigningKey | undefined> => {
    const made = await createSigningKey(algorithm).catch(() => undefined);
    if (made === undefined)
      setStatus(`This browser cannot make a key for ${algorithm}. Choose another algorithm.`);
    else setKey(made);
    return made;
  };
  const sign = async (draft: Draft): Promise<void> => {
    const used = key.secret === '' ? await makeKey() : key;
    if (used === undefined) return;
    const result = await signDraft(draft, algorithm, used);
    setSigned(typeof result === 'string' ? undefined : result);
    setStatus(toStatus(result));
  };
  const chooseAlgorithm = (chosen: Algorithm): void => {
    // A key of another kind cannot sign; a secret fits all three HMACs.
    if (getKeyKind(chosen) !== 'secret' || getKeyKind(algorithm) !== 'secret') setKey(NO_KEY);
    setAlgorithm(chosen);
  };
  return {
    algorithm,
    secret: key.secret,
    signed,
    status,
    chooseAlgorithm,
    setSecret: (secret) => setKey({secret}),
    makeKey,
    sign,
  };
}

function toStatus(result: Signed | string): string {
  if (typeof result === 'string') return result;
  const {request, algorithm} = result;
  return `Signed ${request.body.length.toLocaleString('en')} bytes with ${algorithm}.`;
}

/** The signed request, or what is wrong in words. */
async function signDraft(
  {text, files, url}: Draft,
  algorithm: Algorithm,
  {secret, publicKey}: SigningKey,
): Promise<Signed | string> {
  const address = toWebhookUrl(url);
  if (address === undefined) return 'The address must begin with http:// or https://.';
  try {
    const body = createBody(text, files);
    const signature = await signBody(body, algorithm, secret);
    return {
      request: {url: address, signature, body},
      algorithm,
      ...(publicKey !== undefined && {publicKey}),
    };
  } catch (error) {
    return toMessage(error, text);
  }
}

function toMessage(error: unknown, text: string): string {
  if (error instanceof SigningKeyError) return error.message;
  if (!(error instanceof EventTextError)) return 'This could not be signed. Check key and event.';
  const problem = findJsonProblem(text);
  return problem === undefined
    ? error.message
    : `The event is no JSON: line ${problem.line}, column ${problem.column}. Expected: ${problem.expected}.`;
}
