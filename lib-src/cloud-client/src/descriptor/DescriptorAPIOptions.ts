import type {ClientOptions} from '../options/ClientOptions.js';

/** Options of a {@link DescriptorAPIClient}. */
export interface DescriptorAPIOptions extends Omit<ClientOptions, 'apiKey'> {
  /** Your API key; only for the calls that tell about your own subscriptions. Default: none. */
  readonly apiKey?: string;
}
