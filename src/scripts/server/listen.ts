import type {Server} from 'node:http';

/** Where to listen. */
export interface ListenOptions {
  readonly port: number;
  /** Default: the loopback address, so that nothing is published by accident. */
  readonly host?: string;
}

/**
 * Starts a server and waits until it accepts connections.
 *
 * @returns its address, such as `http://localhost:3000`
 * @throws Error with one sentence when the port is taken or not allowed
 */
export function listen(server: Server, {port, host = 'localhost'}: ListenOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(toListenError(error, port)));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(
        `http://${host}:${typeof address === 'object' && address !== null ? address.port : port}`,
      );
    });
  });
}

function toListenError(error: NodeJS.ErrnoException, port: number): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port}: is in use by another program. Fix: stop that program or choose another port with \`-- --port ${port + 1}\`.`,
    EACCES: `Port ${port}: may not be opened by this user. Fix: choose a port above 1023 with \`-- --port 3000\`.`,
  };
  return new Error(
    reasons[error.code ?? ''] ??
      `Port ${port}: cannot be opened, got ${error.code ?? error.message}.`,
    {cause: error},
  );
}
