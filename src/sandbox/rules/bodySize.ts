import {limits} from '../../data/limits';
import {reject, type Rule} from '../exchange';

/** 413, measured on the whole body as it arrived, whatever its headers say. */
export const checkBodySize: Rule = async (exchange) => {
  exchange.body = new Uint8Array(await exchange.request.arrayBuffer());
  return exchange.body.length > limits.imageBytes.value && 'tooLarge' in exchange.operation.errors
    ? reject(exchange, 'tooLarge')
    : undefined;
};
