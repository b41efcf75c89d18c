import {toFile} from './toFile';

/** Where the page is that a browser shows, and where it would be in the published portal. */
export interface Place {
  /** Address of the folder, with a slash at the end. */
  readonly root: string;
  /** Where the portal is published. */
  readonly portal: string;
  /** Address of the page in the published portal. */
  readonly page: string;
}

/** Translates addresses of the portal into addresses of files in the folder. */
export class Folder {
  constructor(private readonly place: Place) {}

  /** An address as a browser must see it: that of a file, or the same one. */
  toAddress(address: string): string {
    const file = toFile(address, this.place.portal);
    return file === undefined ? address : this.place.root + file;
  }

  /** The same for an address that may be relative to the page, as the portal knows it. */
  resolve(address: string | URL): string {
    return this.toAddress(this.toPublished(address).href);
  }

  /** The address in the published portal. */
  toPublished(address: string | URL): URL {
    return new URL(address, this.getPublished());
  }

  /** Path of a file below the folder, without query and hash; undefined outside the portal. */
  toFile(address: string | URL): string | undefined {
    const {origin, pathname} = this.toPublished(address);
    return toFile(origin + pathname, this.place.portal);
  }

  /** The page that is shown, with the query and hash of the real address. */
  getPublished(): URL {
    const url = new URL(this.place.page);
    url.search = window.location.search;
    url.hash = window.location.hash;
    return url;
  }

  /** Whether an address is this page, but for query and hash. */
  isThisPage(address: string | URL): boolean {
    const {origin, pathname} = this.toPublished(address);
    const page = new URL(this.place.page);
    return origin === page.origin && trim(pathname) === trim(page.pathname);
  }
}

const trim = (path: string): string => path.replace(/\/$/, '');
