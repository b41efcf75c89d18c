import type {Random} from '../../site-checks/search/createRandom';
import type {RealText} from './RealText';

type Wrap = (text: RealText, random: Random) => string;

const CLOCK = '2026-11-22 10:14:07,318';

const toLine = ({type, message}: RealText): string =>
  message.startsWith(`${type}: `) ? message : `${type}: ${message}`;

const getTraceback = ({traceback = ''}: RealText): string => traceback.trimEnd();

const prefix = (text: string, start: string): string => text.replace(/^/gm, start);

/** A traceback whose last exception is another program's, raised because of the first one. */
const toChain = (text: RealText, because: string): string =>
  `${getTraceback(text)}\n\n${because}\n\nTraceback (most recent call last):\n  File "/app/gate.py", line 58, in <module>\n    main()\n  File "/app/gate.py", line 41, in main\n    raise RuntimeError("gate 3: no result") from error\nRuntimeError: gate 3: no result`;

/** Ways in which an exception of Python comes to the page. */
export const pythonWrappings: Readonly<Record<string, Wrap>> = {
  traceback: getTraceback,
  'last line': toLine,
  representation: ({representation = ''}) => representation,
  'logging exception': (text) =>
    `${CLOCK} ERROR gate.reader: recognition failed\n${getTraceback(text)}`,
  'during handling': (text) =>
    toChain(text, 'During handling of the above exception, another exception occurred:'),
  'direct cause': (text) =>
    toChain(text, 'The above exception was the direct cause of the following exception:'),
  'asyncio task': (text) =>
    `Task exception was never retrieved\nfuture: <Task finished name='Task-2' coro=<main() done, defined at /app/gate.py:12> exception=${text.representation}>\n${getTraceback(text)}`,
  pytest: (text) =>
    `    def test_reads_a_plate():\n>       response = client.send("car.jpg")\n\ntests/test_gate.py:14:\n_ _ _ _ _ _ _ _ _\n\nE       ${toLine(text)}\n\n/app/gate.py:31: ${text.type?.split('.').at(-1)}\n=========================== short test summary info ============================\nFAILED tests/test_gate.py::test_reads_a_plate - ${toLine(text).slice(0, 70)}...`,
  'docker compose': (text) => prefix(getTraceback(text), 'reader-1  | '),
  thread: (text) => `Exception in thread Thread-4 (read):\n${getTraceback(text)}`,
  'cut traceback': (text, random) =>
    getTraceback(text).slice(-(toLine(text).length + random.below(200))),
  notebook: (text) =>
    `\u001b[0;31m---------------------------------------------------------------------------\u001b[0m\n\u001b[0;31m${text.type?.split('.').at(-1)}\u001b[0m                           Traceback (most recent call last)\nCell \u001b[0;32mIn[3], line 5\u001b[0m\n\u001b[1;32m      4\u001b[0m client \u001b[38;5;241m=\u001b[39m VehicleAPIClient(api_key=KEY)\n\u001b[0;32m----> 5\u001b[0m client\u001b[38;5;241m.\u001b[39msend(\u001b[38;5;124m"car.jpg"\u001b[39m)\n\n\u001b[0;31m${text.type?.split('.').at(-1)}\u001b[0m: ${text.message}`,
};

/** Further ways, on which nothing was tuned. */
export const freshPythonWrappings: Readonly<Record<string, Wrap>> = {
  'exception group': (text) =>
    `  + Exception Group Traceback (most recent call last):\n  |   File "/app/gate.py", line 9, in <module>\n  |     asyncio.run(main())\n  | ExceptionGroup: unhandled errors in a TaskGroup (1 sub-exception)\n  +-+---------------- 1 ----------------\n${prefix(getTraceback(text), '    | ')}\n    +------------------------------------`,
  'remote traceback': (text) =>
    `concurrent.futures.process._RemoteTraceback: \n"""\n${getTraceback(text)}\n"""\n\nThe above exception was the direct cause of the following exception:\n\nTraceback (most recent call last):\n  File "/app/gate.py", line 31, in <module>\n    print(future.result())\n${toLine(text)}`,
  lambda: (text) =>
    JSON.stringify({
      errorMessage: text.message,
      errorType: text.type?.split('.').at(-1),
      requestId: '3f1f9b0e-17a4-4a7d-9a0e-4ce52d0a61c7',
      stackTrace: getTraceback(text).split('\n').slice(1, -1),
    }),
  'lambda log': (text) =>
    `[ERROR] ${text.type?.split('.').at(-1)}: ${text.message}\nTraceback (most recent call last):\n  File "/var/task/app.py", line 12, in handler\n    response = client.send(image)`,
  celery: (text) =>
    `[${CLOCK}: ERROR/ForkPoolWorker-2] Task gate.read[3f1f9b0e-17a4] raised unexpected: ${text.representation}\n${getTraceback(text)}`,
  loguru: (text) =>
    `2026-11-22 10:14:07.318 | ERROR    | gate:main:41 - recognition failed: ${text.message}`,
  'kubernetes log': (text) => prefix(getTraceback(text), '2026-11-22T10:14:07.318112Z stderr F '),
  uvicorn: (text) =>
    `INFO:     203.0.113.9:51234 - "POST /gate HTTP/1.1" 200 OK\nERROR:    Exception in ASGI application\n${getTraceback(text)}`,
  'json logger': (text) =>
    JSON.stringify({
      asctime: CLOCK,
      levelname: 'ERROR',
      name: 'gate.reader',
      message: 'recognition failed',
      exc_info: getTraceback(text),
    }),
  unittest: (text) =>
    `======================================================================\nERROR: test_plate (tests.test_gate.Gate.test_plate)\n----------------------------------------------------------------------\n${getTraceback(text)}\n\n----------------------------------------------------------------------\nRan 1 test in 0.012s\n\nFAILED (errors=1)`,
  systemd: (text) => prefix(getTraceback(text), 'Nov 22 10:14:07 gate-3 python3[812]: '),
};
