import type {ContractDocument} from './types';

/** The key in a header that is the only security scheme of an API, as it is for ours. */
export function getOnlyKey({
  components,
}: ContractDocument): {readonly name: string; readonly description: string} | undefined {
  const [scheme, ...others] = Object.values(components?.securitySchemes ?? {});
  return others.length === 0 &&
    scheme?.type === 'apiKey' &&
    scheme.in === 'header' &&
    scheme.name !== undefined
    ? {name: scheme.name, description: scheme.description ?? ''}
    : undefined;
}
