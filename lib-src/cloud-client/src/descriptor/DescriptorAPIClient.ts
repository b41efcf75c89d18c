import type {ApiCall} from '../http/ApiCall.js';
import {callApi} from '../http/callApi.js';
import {Connection} from '../http/Connection.js';
import {arrayOf, number, objectWith, text} from '../http/shape.js';
import type {CallOptions} from '../options/ClientOptions.js';
import {configError} from '../options/configError.js';
import {validateNumber} from '../options/validateNumber.js';
import {validateObject} from '../options/validateObject.js';
import {validateSegment} from '../options/validateSegment.js';
import type {DescriptorAPIOptions} from './DescriptorAPIOptions.js';
import type {
  APIFilters,
  APIStage,
  Dimension,
  PaidSubscription,
  PaidUsage,
  PriceList,
  Product,
  UsagePlan,
  UsagePlanFilters,
  UsagePlanUsages,
} from './models.js';

/**
 * Client of the Descriptor API: products, prices and your usage. None of its calls is charged.
 * The catalog is public: a client without a key can read it.
 *
 * @example
 * ```ts
 * import {DescriptorAPIClient} from '%%name.client%%';
 *
 * const client = new DescriptorAPIClient();
 * for (const {name, throttle, quota} of await client.getUsagePlans()) {
 *   console.log(name, throttle?.rateLimit, quota?.limit, quota?.period);
 * }
 * ```
 */
export class DescriptorAPIClient {
  readonly #connection: Connection;

  /**
   * @param options everything; checked at once. Default: no key, the nearest host
   * @throws {@link APIConfigError} (`ERR_CONFIG`) for an option that cannot be used
   */
  constructor(options: DescriptorAPIOptions = {}) {
    this.#connection = new Connection(options, false);
  }

  /**
   * Lists the published stages of the APIs. Public.
   *
   * @param filters which stages, and whether with their OpenAPI documents
   * @param options a signal and times
   * @returns the stages
   * @throws {@link APIError} of the class that fits
   *
   * @example
   * ```ts
   * import {DescriptorAPIClient} from '%%name.client%%';
   *
   * const client = new DescriptorAPIClient();
   * for (const {api, stage, beta} of await client.getApis({api: 'vehicle'})) console.log(api, stage, beta);
   * ```
   */
  getApis(filters: APIFilters = {}, options?: CallOptions): Promise<APIStage[]> {
    return this.#list('apis', {...filters}, options);
  }

  /**
   * Lists the sizes of paid subscriptions. Public.
   *
   * @param options a signal and times
   * @returns the dimensions
   * @throws {@link APIError} of the class that fits
   *
   * @example
   * ```ts
   * import {DescriptorAPIClient} from '%%name.client%%';
   *
   * const client = new DescriptorAPIClient();
   * for (const {name, requestCount} of await client.getDimensions()) console.log(name, requestCount);
   * ```
   */
  getDimensions(options?: CallOptions): Promise<Dimension[]> {
    return this.#list('dimensions', {}, options);
  }

  /**
   * Says how many free calls are left in this month. Needs a key.
   *
   * @param product id of the product, from {@link DescriptorAPIClient.getProducts}
   * @param options a signal and times
   * @returns the number of calls
   * @throws {@link APIConfigError} (`ERR_CONFIG`) when the client has no key
   * @throws {@link APIError} of the class that fits
   *
   * @example
   * ```ts
   * import {DescriptorAPIClient} from '%%name.client%%';
   *
   * const client = new DescriptorAPIClient({apiKey: process.env.%%env.apiKey%% ?? ''});
   * const [product] = await client.getProducts();
   * console.log(await client.getFreeCallCount(product?.id ?? ''));
   * ```
   */
  async getFreeCallCount(product: string, options?: CallOptions): Promise<number> {
    validateSegment('product', product);
    return this.#callWithKey(
      {method: 'GET', segments: ['free-call-count', product], check: number},
      options,
    );
  }

  /**
   * Returns the credits that a paid subscription used, day by day. Needs a key.
   *
   * @param product id of the product, from {@link DescriptorAPIClient.getProducts}
   * @param starttime begin of the period in milliseconds since 1970-01-01 UTC, not older than
   *   %%limit.usageHistoryMs%%. Default: the API decides
   * @param endtime end of the period in milliseconds since 1970-01-01 UTC. Default: the API decides
   * @param options a signal and times
   * @returns the credits
   * @throws {@link APIConfigError} (`ERR_CONFIG`) when the client has no key, or a time is not an
   *   integer
   * @throws {@link APIError} of the class that fits
   *
   * @example
   * ```ts
   * import {DescriptorAPIClient} from '%%name.client%%';
   *
   * const client = new DescriptorAPIClient({apiKey: process.env.%%env.apiKey%% ?? ''});
   * const [product] = await client.getProducts();
   * const weekAgo = Date.now() - 7 * 24 * 3_600_000;
   * const {usages = []} = await client.getPaidSubscriptionUsage(product?.id ?? '', weekAgo, Date.now());
   * console.log(usages.reduce((sum, credits) => sum + credits, 0));
   * ```
   */
  async getPaidSubscriptionUsage(
    product: string,
    starttime?: number,
    endtime?: number,
    options?: CallOptions,
  ): Promise<PaidUsage> {
    validateSegment('product', product);
    validateNumber('starttime', starttime, {min: 0, max: Number.MAX_SAFE_INTEGER});
    validateNumber('endtime', endtime, {min: 0, max: Number.MAX_SAFE_INTEGER});
    const check = objectWith<PaidUsage>('usages');
    return this.#callWithKey(
      {
        method: 'GET',
        segments: ['paid-subscription-usages', product],
        query: {starttime, endtime},
        check,
      },
      options,
    );
  }

  /**
   * Lists your paid subscriptions. Needs a key.
   *
   * @param options a signal and times
   * @returns the subscriptions
   * @throws {@link APIConfigError} (`ERR_CONFIG`) when the client has no key
   * @throws {@link APIError} of the class that fits
   *
   * @example
   * ```ts
   * import {DescriptorAPIClient} from '%%name.client%%';
   *
   * const client = new DescriptorAPIClient({apiKey: process.env.%%env.apiKey%% ?? ''});
   * for (const {dimension, endTime = 0} of await client.getPaidSubscriptions()) console.log(dimension, new Date(endTime));
   * ```
   */
  async getPaidSubscriptions(options?: CallOptions): Promise<PaidSubscription[]> {
    return this.#callWithKey(
      {
        method: 'GET',
        segments: ['paid-subscriptions'],
        check: arrayOf(objectWith<PaidSubscription>()),
      },
      options,
    );
  }

  /**
   * Lists the prices of a product. Public.
   *
   * @param product id of the product, from {@link DescriptorAPIClient.getProducts}
   * @param country two letters of ISO 3166-1: the prices in its currency. Default: prices without a
   *   country
   * @param options a signal and times
   * @returns the prices
   * @throws {@link APIConfigError} (`ERR_CONFIG`) for a country that is not two letters
   * @throws {@link NotFoundError} (`ERR_NOT_FOUND`) for an unknown product or country
   *
   * @example
   * ```ts
   * import {DescriptorAPIClient} from '%%name.client%%';
   *
   * const client = new DescriptorAPIClient();
   * const [product] = await client.getProducts();
   * for (const prices of Object.values(await client.getPrices(product?.id ?? '', 'DE'))) {
   *   for (const {title, requestCount, price, currency} of prices) console.log(title ?? 'Free', requestCount, price ?? 0, currency ?? '');
   * }
   * ```
   */
  async getPrices(product: string, country?: string, options?: CallOptions): Promise<PriceList> {
    validateSegment('product', product);
    if (country !== undefined && !/^[a-z]{2}$/i.test(country)) {
      throw configError('country', 'is not a country', {
        got: country,
        expected: 'two letters such as DE',
      });
    }
    const segments = country === undefined ? ['prices', product] : ['prices', product, country];
    return callApi(
      this.#connection,
      {method: 'GET', segments, isPublic: true, check: objectWith<PriceList>()},
      options,
    );
  }

  /**
   * Lists the products that can be subscribed to. Public.
   *
   * @param options a signal and times
   * @returns the products
   * @throws {@link APIError} of the class that fits
   *
   * @example
   * ```ts
   * import {DescriptorAPIClient} from '%%name.client%%';
   *
   * const client = new DescriptorAPIClient();
   * for (const {id, name} of await client.getProducts()) console.log(id, name);
   * ```
   */
  getProducts(options?: CallOptions): Promise<Product[]> {
    return this.#list('products', {}, options);
  }

  /**
   * Returns the region of the host that responds. Public.
   *
   * @param options a signal and times
   * @returns such as `eu-central-1`
   * @throws {@link APIError} of the class that fits
   *
   * @example
   * ```ts
   * import {DescriptorAPIClient} from '%%name.client%%';
   *
   * const client = new DescriptorAPIClient();
   * console.log(await client.getRegion());
   * ```
   */
  getRegion(options?: CallOptions): Promise<string> {
    return callApi(
      this.#connection,
      {method: 'GET', segments: ['region'], isPublic: true, check: text},
      options,
    );
  }

  /**
   * Lists the ids of your usage plans. Needs a key.
   *
   * @param options a signal and times
   * @returns the ids
   * @throws {@link APIConfigError} (`ERR_CONFIG`) when the client has no key
   * @throws {@link APIError} of the class that fits
   *
   * @example
   * ```ts
   * import {DescriptorAPIClient} from '%%name.client%%';
   *
   * const client = new DescriptorAPIClient({apiKey: process.env.%%env.apiKey%% ?? ''});
   * console.log(await client.getUsagePlanSubscriptions());
   * ```
   */
  async getUsagePlanSubscriptions(options?: CallOptions): Promise<string[]> {
    return this.#callWithKey(
      {method: 'GET', segments: ['usageplan-subscriptions'], check: arrayOf(text)},
      options,
    );
  }

  /**
   * Returns how much of your usage plans is used, day by day. Needs a key.
   *
   * @param options a signal and times
   * @returns used and remaining requests by plan and day
   * @throws {@link APIConfigError} (`ERR_CONFIG`) when the client has no key
   * @throws {@link APIError} of the class that fits
   *
   * @example
   * ```ts
   * import {DescriptorAPIClient} from '%%name.client%%';
   *
   * const client = new DescriptorAPIClient({apiKey: process.env.%%env.apiKey%% ?? ''});
   * const {startDate, endDate, ...plans} = await client.getUsagePlanUsage();
   * console.log(startDate, endDate, Object.keys(plans));
   * ```
   */
  async getUsagePlanUsage(options?: CallOptions): Promise<UsagePlanUsages> {
    return this.#callWithKey(
      {method: 'GET', segments: ['usageplan-usages'], check: objectWith<UsagePlanUsages>()},
      options,
    );
  }

  /**
   * Lists the plans with their quotas and throttles. Public.
   *
   * @param filters which plans
   * @param options a signal and times
   * @returns the plans
   * @throws {@link APIError} of the class that fits
   *
   * @example
   * ```ts
   * import {DescriptorAPIClient} from '%%name.client%%';
   *
   * const client = new DescriptorAPIClient();
   * for (const {name, quota} of await client.getUsagePlans({paid: true})) console.log(name, quota?.limit, quota?.period);
   * ```
   */
  getUsagePlans(filters: UsagePlanFilters = {}, options?: CallOptions): Promise<UsagePlan[]> {
    return this.#list('usageplans', {...filters}, options);
  }

  async #list<T extends object>(
    name: string,
    query: NonNullable<ApiCall<T>['query']>,
    options: CallOptions | undefined,
  ): Promise<T[]> {
    validateObject('filters', query);
    return callApi(
      this.#connection,
      {method: 'GET', segments: [name], query, isPublic: true, check: arrayOf(objectWith<T>())},
      options,
    );
  }

  #callWithKey<T>(call: ApiCall<T>, options: CallOptions | undefined): Promise<T> {
    if (!this.#connection.hasKey) {
      throw configError('apiKey', 'is missing', {
        expected: 'your API key: this call returns your own subscriptions',
        fix: 'give it to the constructor',
      });
    }
    return callApi(this.#connection, call, options);
  }
}
