import {SignatureConfigError} from '../core/SignatureConfigError.js';

const FIRST = 'check the signature before anything else reads or changes the body';

/**
 * The error of a server on which something reads the body before the check. It is no rejection: the
 * server responds with 500, and the agent sends the event again once the server is corrected.
 *
 * @param fix what to change, if more is known than the order
 */
export const createOrderError = (fix = FIRST): SignatureConfigError =>
  new SignatureConfigError(
    'order',
    `body: was read before the signature could be checked. Expected: the raw body. Fix: ${fix}.`,
  );
