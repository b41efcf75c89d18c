import type {Folder} from './Folder';
import {showNotice} from './notice';

/** Folder of the scripts that each hold one file. */
export const FILES = 'offline/files/';

/** What such a script passes on: the path of its file, and its content in Base64 if it is no text. */
export type Receive = (file: string, content: string, isBinary?: boolean) => void;

const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  jpg: 'image/jpeg',
};

/**
 * `fetch` for files of the folder. Browsers let no page read a file beside it, but they run scripts
 * from there: each file that the portal reads is in a script as well.
 *
 * @param root address of the folder
 */
export function createFetch(
  folder: Folder,
  root: string,
): {readonly fetch: typeof fetch; readonly receive: Receive} {
  const contents = new Map<string, BodyInit>();
  const fetchFile = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const file = input instanceof Request ? undefined : folder.toFile(input);
    if (file === undefined) return window.fetch(input, init);
    if (!contents.has(file)) await loadScript(`${root}${FILES}${file}.js`);
    const content = contents.get(file);
    if (content === undefined) return new Response(null, {status: 404});
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    return new Response(content, {headers: {'content-type': type}});
  };
  const receive: Receive = (file, content, isBinary = false) => {
    contents.set(
      file,
      isBinary ? Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)) : content,
    );
  };
  return {fetch: fetchFile, receive};
}

/** Resolves when the script has run, or could not be loaded. */
async function loadScript(address: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const script = document.createElement('script');
    // A setter of `redirectElements.ts` makes it a trusted address.
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      showNotice();
      resolve();
    });
    document.head.append(script);
  });
}
