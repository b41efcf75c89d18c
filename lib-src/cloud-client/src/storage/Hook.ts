/** A switch for each API. One that is left out keeps its setting. */
export interface APIFlags {
  /** Vehicle API. */
  vehicle?: boolean;
  /** Transportation & Cargo API. */
  transport?: boolean;
}

/** A URL to which events are forwarded. */
export interface Hook {
  /**
   * `pending_confirmation`: registered; gets no events until you confirm it, within
   * %%limit.hookConfirmationMs%%; `confirmed`: gets events; `deleted`: gets no events.
   */
  status: 'pending_confirmation' | 'confirmed' | 'deleted';
  /** Protocol of the URL. */
  protocol: 'http' | 'https';
  /** The APIs whose events the hook gets. */
  apis?: APIFlags;
  /** The URL, absolute. */
  hookUrl: string;
  /** Name of the SNS topic that serves the hook. */
  topicName: string;
  /** ARN of the SNS topic. Compare it with the `TopicArn` of incoming messages. */
  topicArn: string;
}

/** A hook to register. */
export interface CreateHookRequest {
  /** An absolute `http:` or `https:` URL. */
  hookUrl: string;
  /** The APIs whose events the hook gets. */
  apis: APIFlags;
}
