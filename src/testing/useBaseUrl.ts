import {baseUrl} from '../portal/product';

/** Stands in for `@docusaurus/useBaseUrl`. */
export default function useBaseUrl(path: string): string {
  return baseUrl + path.replace(/^\//, '');
}
