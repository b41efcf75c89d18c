import type {Folder} from './Folder';

/** Attributes with an address, as scripts set them. */
const ATTRIBUTES = new Set(['href', 'src', 'action', 'xlink:href']);

/**
 * Elements that scripts make lead to files as well: links, pictures, style sheets, scripts.
 * The address of a script passes through a policy of Trusted Types, as everywhere in the portal.
 */
export function redirectElements(folder: Folder): void {
  const rules = {createScriptURL: (address: string) => folder.toAddress(address)};
  const {trustedTypes} = window as {
    trustedTypes?: {createPolicy(name: string, of: typeof rules): typeof rules};
  };
  const policy = trustedTypes?.createPolicy('portal-offline', rules) ?? rules;
  const toValue = (element: Element, value: unknown): unknown => {
    if (element instanceof HTMLScriptElement) return policy.createScriptURL(String(value));
    return typeof value === 'string' ? folder.toAddress(value) : value;
  };
  const {prototype} = Element;
  const {setAttribute} = prototype;
  prototype.setAttribute = function set(this: Element, name: string, value: string): void {
    setAttribute.call(this, name, ATTRIBUTES.has(name) ? (toValue(this, value) as string) : value);
  };
  redirectProperty(HTMLScriptElement.prototype, 'src', toValue);
  redirectProperty(HTMLImageElement.prototype, 'src', toValue);
  redirectProperty(HTMLLinkElement.prototype, 'href', toValue);
  redirectProperty(HTMLAnchorElement.prototype, 'href', toValue);
}

function redirectProperty(
  prototype: Element,
  name: string,
  toValue: (element: Element, value: unknown) => unknown,
): void {
  const property = Object.getOwnPropertyDescriptor(prototype, name);
  if (property?.set === undefined) return;
  const {set} = property;
  Object.defineProperty(prototype, name, {
    ...property,
    set(this: Element, value: unknown) {
      set.call(this, toValue(this, value));
    },
  });
}
