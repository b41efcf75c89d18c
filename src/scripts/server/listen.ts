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
 * @throws Error with one sentence when the port is taken or not allowed, or the host is no name of
 *   this machine
 */
export function listen(server: Server, {port, host = 'localhost'}: ListenOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(toListenError(error, port, host)),
    );
    server.listen(port, host, () => {
      const address = server.address();
      resolve(
        `http://${host}:${typeof address === 'object' && address !== null ? address.port : port}`,
      );
    });
  });
}

function toListenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const isElsewhere = `Host ${JSON.stringify(host)}: is no address of this machine. Expected: such as "localhost", "127.0.0.1" or "0.0.0.0".`;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port}: is in use by another program. Fix: stop that program or choose another port with \`-- --port ${port + 1}\`.`,
    EACCES: `Port ${port}: may not be opened by this user. Fix: choose a port above 1023 with \`-- --port 3000\`.`,
    EADDRNOTAVAIL: isElsewhere,
    EAI_AGAIN: isElsewhere,
    ENOTFOUND: isElsewhere,
  };
  return new Error(
    reasons[error.code ?? ''] ??
      `Port ${port}: cannot be opened, got ${error.code ?? error.message}.`,
    {cause: error},
  );
}
