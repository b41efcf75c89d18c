import {baseUrl} from '../portal/product';

/** A stub of `@docusaurus/useBaseUrl`. */
export default function useBaseUrl(path: string): string {
  return baseUrl + path.replace(/^\//, '');
}
