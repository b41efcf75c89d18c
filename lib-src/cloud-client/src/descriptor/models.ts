/** A published stage of an API. */
export interface APIStage {
  /** Id of the API at the gateway. */
  id?: string;
  /** Name of the API, for example `vehicle`. */
  api?: string;
  /** Name of the stage. */
  stage?: string;
  /** The OpenAPI document of the stage; only with `detailed`. */
  swagger?: Record<string, unknown>;
  /** Whether the stage is a beta. */
  beta?: boolean;
  /** For internal use. */
  authTokenRequired?: string;
  /** For internal use. */
  enabled?: boolean;
}

/** Which API stages to list: only those with exactly these values. */
export interface APIFilters {
  /** Also return the OpenAPI document of each stage. Default: `false`. */
  readonly detailed?: boolean;
  /** Id of the API at the gateway. */
  readonly id?: string;
  /** Name of the API, for example `vehicle`. */
  readonly api?: string;
  /** Name of the stage. */
  readonly stage?: string;
  /** Whether the stage is a beta. */
  readonly beta?: boolean;
  /** For internal use. */
  readonly authTokenRequired?: string;
  /** For internal use. */
  readonly enabled?: boolean;
}

/** A size of paid subscriptions. */
export interface Dimension {
  /** Id of the dimension. */
  id?: string;
  /** Name of the dimension. */
  name?: string;
  /** Credits per month; an integer. */
  requestCount?: number;
}

/** How many requests a period allows. */
export interface Quota {
  /** Requests per period; an integer. */
  limit?: number;
  /** The day of the period on which the count starts again: 10 in a `MONTH` is the tenth. */
  offset?: number;
  /** Length of the period. */
  period?: 'DAY' | 'MONTH';
}

/** How fast requests may come. */
export interface Throttle {
  /** Requests a second. */
  rateLimit?: number;
  /** How many requests may arrive at once; an integer. */
  burstLimit?: number;
}

/** A plan with its quota and throttle. */
export interface UsagePlan {
  /** Id of the plan. */
  id?: string;
  /** Name of the plan. */
  name?: string;
  /** What the plan is for. */
  description?: string;
  /** Names of the APIs in the plan. */
  apis?: string[];
  /** The API stage that the plan opens. */
  apiStages?: {
    /** Id of the API at the gateway. */
    apiId?: string;
    /** Name of the stage. */
    stage?: string;
  };
  /** How many requests a period allows. */
  quota?: Quota;
  /** How fast requests may come. */
  throttle?: Throttle;
  /** Whether new keys get the plan by themselves. */
  autoSignup?: boolean;
  /** Ids of the dimensions that the plan is sold in. */
  dimensions?: string[];
  /** Code of the product at the provider of card payments. */
  cardProductCode?: string;
  /** Code of the product at the marketplace. */
  marketplaceProductCode?: string;
  /** Whether the plan can be used. */
  enabled?: boolean;
  /** Whether the plan costs money. */
  paid?: boolean;
}

/** Which usage plans to list: only those with exactly these values. */
export interface UsagePlanFilters {
  /** Id of the plan. */
  readonly id?: string;
  /** Name of the plan. */
  readonly name?: string;
  /** Description of the plan. */
  readonly description?: string;
  /** Whether new keys get the plan by themselves. */
  readonly autoSignup?: boolean;
  /** Code of the product at the provider of card payments. */
  readonly cardProductCode?: string;
  /** Code of the product at the marketplace. */
  readonly marketplaceProductCode?: string;
  /** Whether the plan can be used. */
  readonly enabled?: boolean;
  /** Whether the plan costs money. */
  readonly paid?: boolean;
}

/** A paid subscription of yours. */
export interface PaidSubscription {
  /** Id of the usage plan. */
  id?: string;
  /** Id of the dimension. */
  dimension?: string;
  /** When the subscription began, in milliseconds since 1970-01-01 UTC. */
  startTime?: number;
  /** When the next period begins, in milliseconds since 1970-01-01 UTC. */
  endTime?: number;
  /** How the subscription is paid: through the card payment provider or through the marketplace. */
  type?: 'card-provider' | 'marketplace';
  /** Id of the product. */
  productId?: string;
}

/** A product that can be subscribed to. */
export interface Product {
  /** Id of the product, which other calls take as `product`. */
  id?: string;
  /** Name of the product. */
  name?: string;
  /** Code of the product at the provider of card payments. */
  cardProductCode?: string;
  /** Code of its usages at the provider of card payments. */
  cardUsagesProductCode?: string;
  /** Code of the product at the marketplace. */
  marketplaceProductCode?: string;
}

/** Credits that a paid subscription used. */
export interface PaidUsage {
  /** Begin of the period, in milliseconds since 1970-01-01 UTC. */
  startTime?: number;
  /** End of the period, in milliseconds since 1970-01-01 UTC. */
  endTime?: number;
  /** Credits used, one number per day; their sum is the total. */
  usages?: number[];
}

/** Requests that your usage plans used. Every key but the two dates is the id of a plan. */
export interface UsagePlanUsages {
  /** First day, such as `2024-11-01`. */
  startDate?: string;
  /** Last day, such as `2024-11-30`. */
  endDate?: string;
  /** For a plan one pair per day, used and remaining; empty if nothing was used. */
  [planId: string]: [used: number, remaining: number][] | string | undefined;
}

/** Prices by id of the product. */
export interface PriceList {
  /** The prices of one product. */
  [productId: string]: Price[];
}

/** The price of one dimension, or the free tier. */
export interface Price {
  /** Requests per month; an integer. */
  requestCount: number;
  /** How fast requests may come. */
  throttle: Throttle;
  /** Whether this is the free tier. */
  free?: boolean;
  /** Id of the dimension. */
  dimension?: string;
  /** Name to show. */
  title?: string;
  /** Amount per interval. */
  price?: number;
  /** Currency of the amount (ISO 4217). */
  currency?: string;
  /** Interval of the payment, such as `month`. */
  interval?: string;
  /** What each request beyond the included ones costs. */
  overuse?: {
    /** Amount per request. */
    price?: number;
    /** Currency of the amount (ISO 4217). */
    currency?: string;
  };
  /** How many requests a period allows. */
  quota?: Quota;
}
