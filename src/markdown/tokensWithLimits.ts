import {limits, toLimitText, type LimitName} from '../data/limits';
import {engineNames} from '../data/products/engineNames';
import {tokens} from '../portal/tokens';

/**
 * What a `%%token%%` means in a specification and in the sources of a library: the tokens of
 * documents, limits, engines. `%%limit.imageBytes%%` is "6,291,456 bytes",
 * `%%limit.imageBytes.value%%` is "6291456", `%%engine.anpr.eur%%` is the name of the European
 * plate engine.
 */
export const tokensWithLimits: Readonly<Record<string, string>> = {
  ...tokens,
  ...Object.fromEntries(
    (Object.keys(limits) as LimitName[]).flatMap((name) => [
      [`limit.${name}`, toLimitText(name).replaceAll('\u00a0', ' ')],
      [`limit.${name}.value`, String(limits[name].value)],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(engineNames).flatMap(([kind, names]) =>
      Object.entries(names).map(([scope, name]) => [`engine.${kind}.${scope}`, name]),
    ),
  ),
};
