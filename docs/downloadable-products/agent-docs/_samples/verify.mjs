import {createHmac, timingSafeEqual} from 'node:crypto';
import {readFileSync} from 'node:fs';

const body = readFileSync('event.json', 'utf8').trimEnd();
const received = Buffer.from('S1ByJfAnu1i1mZ_-8B_Ys_FhMy9iPk6b09RjEzCWHew', 'base64url');
const computed = createHmac('sha256', 'example-secret-do-not-use').update(body).digest();

console.log(received.length === computed.length && timingSafeEqual(received, computed) ? 'valid' : 'invalid');
