/** An option of the sandbox as a program. */
interface SandboxOption {
  readonly option: string;
  readonly default: string;
  readonly effect: string;
}

/** Every option, in the order of its help and of the document. */
export const sandboxOptions: readonly SandboxOption[] = [
  {option: '--port', default: '4010', effect: 'The port to listen on. `0` takes any free port.'},
  {
    option: '--host',
    default: '127.0.0.1',
    effect:
      'The address to listen on. Only your machine reaches the default; `0.0.0.0` opens the sandbox to containers and other machines.',
  },
  {
    option: '--allow-name',
    default: 'none',
    effect:
      'A host name that requests may use besides the names of your machine, such as the name of a container. Repeat it for each name.',
  },
  {
    option: '--plan',
    default: 'basic_10k',
    effect: 'The plan of the key `test_default`, with a kept state too.',
  },
  {
    option: '--clock',
    default: 'now',
    effect: 'The time at the start, such as `2026-01-31T23:59:00Z`.',
  },
  {
    option: '--state',
    default: 'none',
    effect:
      'A file that keeps hooks, events, images, and what is left of each plan until the next start, whose time is never before that of the file.',
  },
  {option: '--latency', default: '0', effect: 'How many milliseconds each request waits.'},
  {
    option: '--fault',
    default: 'none',
    effect:
      'A status for a share of the requests, such as `503:5%`, where the operation documents that status: 408, 429, 500, 503, or 504. Repeat it for each status.',
  },
  {
    option: '--seed',
    default: '1',
    effect:
      'Decides which requests get a fault. The same seed gives the same requests their faults.',
  },
  {
    option: '--record',
    default: 'none',
    effect: 'A file that gets each request, without its key, and the response to it.',
  },
  {
    option: '--replay',
    default: 'none',
    effect:
      'A file that `--record` wrote: the same requests get the same responses, any other request gets 404. Not together with `--record`.',
  },
  {
    option: '--tls-cert',
    default: 'none',
    effect: 'A certificate as a PEM file: the sandbox is served over HTTPS. Needs `--tls-key`.',
  },
  {
    option: '--tls-key',
    default: 'none',
    effect: 'The private key of the certificate, as a PEM file.',
  },
];
