import {VEHICLES} from '../support/clients.js';
import {startTcpServer} from '../support/server.js';
import {getHooks, sendImage, type FaultCase} from './FaultCase.js';

const toResponse = (value: unknown): string => {
  const body = JSON.stringify(value);
  return `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};

const PROCESSING = 'HTTP/1.1 102 Processing\r\n\r\n';
const EARLY_HINTS = 'HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel=preload\r\n\r\n';

/** A server that sends texts one after the other when a request has come. */
const serve =
  (...texts: readonly string[]): FaultCase['serve'] =>
  async () => {
    const server = await startTcpServer((socket) => {
      let seen = '';
      socket.on('data', (part) => {
        seen += part.toString('latin1');
        if (!seen.endsWith('--\r\n') && !seen.startsWith('GET')) return;
        server.requests.push({method: '', url: '', headers: {}, body: Buffer.alloc(0), at: 0});
        seen = '';
        const send = ([text, ...rest]: readonly string[]): void => {
          if (text !== undefined) socket.write(text, () => setImmediate(send, rest));
        };
        send(texts);
      });
    });
    return server;
  };

/** Responses that announce another one (RFC 9110, section 15.2). */
export const interimCases: readonly FaultCase[] = [
  ...(
    [
      ['102', [PROCESSING]],
      ['103', [EARLY_HINTS]],
      ['several', [PROCESSING, PROCESSING, EARLY_HINTS]],
    ] as const
  ).flatMap(([what, interim]): FaultCase[] => [
    {
      title: `C60 waits for the response after an interim one: ${what}`,
      serve: serve(...interim, toResponse(VEHICLES)),
      call: sendImage({}, {times: 2}),
      value: VEHICLES,
      requests: 2,
    },
    {
      title: `C60 waits for the response in the same packet as an interim one: ${what}`,
      serve: serve([...interim, toResponse([])].join('')),
      call: getHooks(),
      value: [],
      requests: 1,
    },
  ]),
  {
    title: 'C60 does not take a change of the protocol for a response',
    serve: serve('HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n'),
    call: sendImage(),
    error: {name: 'ConnectionError', attempts: 1, billed: false, mayHaveBeenBilled: true},
    requests: 1,
  },
  {
    title: 'C60 gives up at the set time when no response follows an interim one',
    serve: serve(EARLY_HINTS),
    call: sendImage({timeoutMs: 300}),
    error: {name: 'TimeoutError', status: undefined, attempts: 1, mayHaveBeenBilled: true},
    requests: 1,
  },
];
