import {baseUrl} from '../../portal/product';

/** Where the site keeps a sample picture. */
export const getPictureAddress = (name: string): string => `${baseUrl}samples/${name}.jpg`;

/** Reads a sample picture from the site; nothing if it is not there. */
export async function fetchPicture(name: string): Promise<Uint8Array | undefined> {
  const response = await fetch(getPictureAddress(name));
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}
