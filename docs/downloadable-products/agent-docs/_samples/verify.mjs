import {createHmac, timingSafeEqual} from 'node:crypto';
import {readFileSync} from 'node:fs';

const body = readFileSync('event.json', 'utf8').trimEnd();
const received = Buffer.from('5Ls9qgjvUDv2jXCgmK_aLlxTxY9T8UP3YF-RFE5nDok', 'base64url');
const computed = createHmac('sha256', 'example-secret-of-64-characters-for-documentation-only-never-use').update(body).digest();

console.log(received.length === computed.length && timingSafeEqual(received, computed) ? 'valid' : 'invalid');
