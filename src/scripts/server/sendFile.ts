import type {IncomingMessage, ServerResponse} from 'node:http';
import send from 'send';

/** Where files are, and what is sent around them. */
export interface FileOptions {
  /** Folder with the files. */
  readonly dir: string;
  /**
   * Responds in place of the file: it cannot be read (404), or the conditions (412) or the range
   * (416) of the request do not fit it.
   */
  readonly fail: (status: 404 | 412 | 416) => void;
  /** Sets headers of a file that was found; its type is set already. Default: none. */
  readonly setHeaders?: (file: string) => void;
}

/** Headers of one file, which no response in its place may have. */
const FILE_HEADERS = [
  'Accept-Ranges',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Last-Modified',
  'X-Robots-Tag',
];

/**
 * Sends a file of a folder: all of it, the part of it that the request asks for, or nothing when the
 * client has it. A folder is its `index.html`, with or without a slash, and pages need no `.html`.
 *
 * @param pathname path below the folder, percent-encoded
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  options: FileOptions,
): void {
  const {dir, fail, setHeaders} = options;
  const file = send(request, pathname, {
    root: dir,
    dotfiles: 'allow',
    extensions: ['html'],
    cacheControl: false,
  });
  file
    .on('headers', (_response, name: string) => {
      file.type(name);
      setHeaders?.(name);
    })
    .on('directory', () => sendFile(request, response, `${pathname}/`, options))
    .on('error', ({status}: {readonly status: number}) => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      const isOutside = status === 416;
      for (const name of FILE_HEADERS)
        if (!isOutside || name !== 'Content-Range') response.removeHeader(name);
      fail(isOutside || status === 412 ? status : 404);
    })
    .pipe(response);
}
