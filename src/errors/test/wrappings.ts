import {STATUS_CODES} from 'node:http';
import type {Random} from '../../site-checks/search/createRandom';
import {underOneName} from '../../site-checks/underOneName';
import type {RealText} from './RealText';

type Wrap = (text: RealText, random: Random) => string;

const TIME = '2026-11-22T10:14:07.318Z';

const body = ({message}: RealText): string => JSON.stringify({message});

/** What a program says of an error: a response in its own words, or the exception as it is. */
function toSaid({status, message, type, method, path}: RealText): string {
  if (status === undefined) return `${type}: ${message}`;
  return `${method} ${path} responded with ${status}: ${message}`;
}

/** Ways in which a message comes to the page. */
export const wrappings: Readonly<Record<string, Wrap>> = {
  plain: ({message}) => message,
  'response with head': (text) =>
    text.status === undefined
      ? toSaid(text)
      : `HTTP/1.1 ${text.status} ${STATUS_CODES[text.status]}\r\nContent-Type: application/json\r\nx-amzn-RequestId: 3f1f9b0e-17a4-4a7d-9a0e-4ce52d0a61c7\r\n\r\n${body(text)}`,
  'response of HTTP/2': (text) =>
    text.status === undefined
      ? text.message
      : `< HTTP/2 ${text.status} \n< content-type: application/json\n< \n${body(text)}`,
  'json body': (text) => body(text),
  'pretty json': ({message}) => JSON.stringify({message}, null, 2),
  'json line': (text) =>
    JSON.stringify({
      level: 50,
      time: 1795342447318,
      pid: 7,
      hostname: 'gate-3',
      statusCode: text.status,
      err: {type: text.type ?? 'Error', message: text.message, code: text.code},
      msg: 'request failed',
    }),
  'json in json': (text) =>
    JSON.stringify({
      timestamp: TIME,
      level: 'error',
      fields: {response: body(text), status: text.status},
    }),
  syslog: (text) => `<11>Nov 22 10:14:07 gate-3 app[812]: ${toSaid(text)}`,
  docker: (text) => `gate-app-1  | ${TIME} ERROR ${toSaid(text)}`,
  'docker json': (text) => JSON.stringify({log: `${toSaid(text)}\n`, stream: 'stderr', time: TIME}),
  'python logging': (text) =>
    `2026-11-22 10:14:07,318 - anpr.client - ERROR - ${text.status === undefined ? toSaid(text) : `HTTP ${text.status}: ${body(text)}`}`,
  'python traceback': (text) =>
    `Traceback (most recent call last):\n  File "/app/read.py", line 31, in <module>\n    main()\n  File "/app/read.py", line 19, in main\n    raise SystemExit(f"HTTP {status}: {text}")\nRuntimeError: ${toSaid(text)}`,
  journald: (text) =>
    `Nov 22 10:14:07 gate-3 node[812]: ${text.status === undefined ? '' : `status=${text.status} `}${text.message}`,
  'node stack': (text) =>
    `file:///app/read.mjs:12\n    throw error;\n    ^\n\n${text.type ?? 'Error'}: ${text.message}\n    at ApiCall.run (file:///app/node_modules/x/dist/esm/index.js:1:2048)\n    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)\n    at async main (file:///app/read.mjs:9:3) {\n  code: '${text.code ?? 'ERR'}'\n}\n\nNode.js v22.11.0`,
  'java stack': (text) =>
    `Exception in thread "main" java.io.IOException: ${toSaid(text)}\n\tat com.example.Reader.read(Reader.java:41)\n\tat com.example.Main.main(Main.java:12)\nCaused by: java.lang.RuntimeException: ${text.message}\n\t... 2 more`,
  colors: (text) =>
    `\u001b[90m${TIME}\u001b[39m \u001b[31mERROR\u001b[39m \u001b[1m${toSaid(text)}\u001b[22m`,
  'escaped colors': (text) => `#033[31;1merror#033[0m ${toSaid(text)}`,
  'other case': (text) => toSaid(text).toUpperCase(),
  'cut at the end': (text, random) => {
    // Each address has the name of the product, which must not decide how much else is left.
    const said = underOneName(text.message);
    return `${said.slice(0, Math.ceil(said.length * (0.55 + random.below(35) / 100)))}…`;
  },
  'cut at the beginning': ({message}, random) => {
    const said = underOneName(message);
    return said.slice(Math.floor(said.length * (random.below(25) / 100)));
  },
  'cut in a line': (text, random) =>
    `{"level":"error","msg":${JSON.stringify(toSaid(text)).slice(0, -1 - random.below(12))}`,
  wrapped: ({message}) => message.replace(/(.{24,40}?) /g, '$1\n    '),
  'in a long log': (text, random) => {
    const noise = Array.from(
      {length: 60},
      (_, line) =>
        `${TIME} INFO frame ${line} sent in ${40 + random.below(60)} ms, plate ABC${random.below(900)}`,
    );
    noise.splice(random.below(60), 0, `${TIME} ERROR ${toSaid(text)}`);
    return noise.join('\n');
  },
  markdown: (text) =>
    `When I run it, I get this:\n\n\`\`\`\n${toSaid(text)}\n\`\`\`\n\nWhat does it mean?`,
  html: ({message}) =>
    `<td class="blob-code">${message.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}</td>`,
  'smart quotes': (text) => `He said: “${text.message.replaceAll("'", '’')}”`,
};

/** Further ways, which were written after the last change of the matcher, and are all held back. */
export const freshWrappings: Readonly<Record<string, Wrap>> = {
  logfmt: (text) =>
    `ts=${TIME} lvl=error msg=${JSON.stringify(text.message)} status=${text.status ?? 0} took=132ms`,
  kubernetes: (text) =>
    `gate-reader-7c9f9d5b8-x2x9k reader E1122 10:14:07.318112       1 reader.go:214] ${toSaid(text)}`,
  'cloud log': (text) =>
    JSON.stringify({
      '@timestamp': TIME,
      '@message': `RequestId: 3f1f9b0e ERROR\t${toSaid(text)}\n`,
      '@logStream': '2026/11/22/[$LATEST]58419525dade4d17',
    }),
  'job output': (text) =>
    `2026-11-22T10:14:07.3180000Z ##[error]${toSaid(text)}\n##[error]Process completed with exit code 1.`,
  powershell: (text) =>
    `Invoke-RestMethod: ${toSaid(text)}\nAt line:1 char:1\n+ Invoke-RestMethod -Uri $url\n+ ~~~~~~~~~~~~~~~~~~~~~~~~~~~`,
  'go struct': (text) =>
    `{"level":"error","ts":1795342447.318,"caller":"reader/main.go:41","msg":"failed","error":${JSON.stringify(toSaid(text))},"stacktrace":"main.main\\n\\t/app/main.go:41"}`,
  'browser console': (text) =>
    `reader.js:12 Uncaught (in promise) ${text.type ?? 'Error'}: ${text.message}\n    at read (reader.js:12:11)`,
  quoted: (text) => toSaid(text).replace(/^/gm, '> '),
  diff: (text) => `@@ -1 +1 @@\n-ok\n+${toSaid(text)}`,
  'numbered lines': (text) => `  41  INFO start\n  42  ERROR ${toSaid(text)}\n  43  INFO end`,
  csv: (text) => `2026-11-22,gate-3,"${toSaid(text).replaceAll('"', '""')}",1`,
  yaml: (text) => `error:\n  message: >-\n    ${text.message}\n  status: ${text.status ?? 0}\n`,
  twice: (text) => `${toSaid(text)}\nCaused by: ${text.message}`,
};
