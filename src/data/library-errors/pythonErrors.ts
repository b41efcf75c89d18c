import type {LibraryError} from './LibraryError';

/** Errors that only the Python client has. */
export const pythonErrors: readonly Omit<LibraryError, 'libraries'>[] = [
  {
    id: 'python-proxy',
    title: 'The proxy of the environment does not open the connection',
    page: 'classes/ConnectionError',
    code: 'ERR_CONNECTION',
    messages: [
      'the proxy of the environment is not an `http:` address with a host',
      'the proxy responded with …',
      'the proxy closed the connection',
    ],
    cause:
      'The client opens its connection through the proxy in `HTTPS_PROXY`, which rejects it or has a wrong address. Status 407 means that the proxy expects a user and a password. Nothing was sent or charged.',
    remedy:
      'Set `HTTPS_PROXY` to `http://user:password@host:port`, or add the host of the API to `NO_PROXY`.',
  },
  {
    id: 'python-pickle',
    page: 'classes/VehicleAPIClient',
    messages: ['An API key cannot be pickled'],
    cause:
      'A client was passed to another process, for example by `multiprocessing` or a task queue. That would write the key into the data.',
    remedy:
      'Create the client in the process that uses it, or before that process is forked, and pass only images and options.',
  },
];
