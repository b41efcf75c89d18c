import {tokensWithLimits} from '../../markdown/tokensWithLimits';
import {toBundledYaml} from '../downloads';
import {loadContractFile} from '../loadContract';
import type {ContractDocument} from '../types';

/** Limits are part of a release; names and hosts are those of today. */
const isFixed = (token: string): boolean => token.startsWith('limit.');

/** Around a token while the file is read: a text that starts with `%` would be no YAML. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const MARKED = new RegExp(`${OPEN}([^${CLOSE}]+)${CLOSE}`, 'g');

const tokens: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(tokensWithLimits).map(([name, value]) => [
    name,
    isFixed(name) ? value : `${OPEN}${name}${CLOSE}`,
  ]),
);

/**
 * A specification as a release keeps it: in one file, with the limits of today, and with tokens for
 * names and hosts, so that the product can be renamed.
 *
 * @param file the specification
 * @param directory folder of the specifications
 */
export function toReleaseText(file: string, directory: string): string {
  const document = loadContractFile(file, {directory, tokens});
  const text = JSON.stringify(document).replaceAll(MARKED, '%%$1%%');
  return toBundledYaml(JSON.parse(text) as ContractDocument);
}
