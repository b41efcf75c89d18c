import {limits, toLimitText, type LimitName} from '../data/limits';
import {tokens} from '../portal/tokens';

/**
 * What a `%%token%%` means in a specification and in the sources of a library: the tokens of documents, and the limits.
 * `%%limit.imageBytes%%` is "6,291,456 bytes", `%%limit.imageBytes.value%%` is "6291456".
 */
export const tokensWithLimits: Readonly<Record<string, string>> = {
  ...tokens,
  ...Object.fromEntries(
    (Object.keys(limits) as LimitName[]).flatMap((name) => [
      [`limit.${name}`, toLimitText(name).replaceAll('\u00a0', ' ')],
      [`limit.${name}.value`, String(limits[name].value)],
    ]),
  ),
};
