import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SpecProblem} from './SpecSource';
import {withoutFalseProblems} from './withoutFalseProblems';

/**
 * Checks one file with @redocly/openapi-core, warnings included.
 *
 * @param folder folder with the specifications, their tokens expanded
 * @param name the file in it
 * @param rules the file with the rules
 */
export async function runRedocly(
  folder: string,
  name: string,
  rules: string,
): Promise<SpecProblem[]> {
  // Published as an ES module only, which a CommonJS program can load but not require.
  const {getLineColLocation, lint, loadConfig} = await import('@redocly/openapi-core');
  const config = await loadConfig({configPath: path.resolve(rules)});
  const ref = path.join(folder, name);
  const found = await lint({ref, config});
  return withoutFalseProblems(found, readFileSync(ref, 'utf8')).map(
    ({message, suggest, location: [place], ruleId}) => {
      const file = place === undefined ? name : path.relative(folder, place.source.absoluteRef);
      const line = place === undefined ? 1 : getLineColLocation(place).start.line;
      const hint =
        suggest.length === 0 || /Did you mean|Expected/.test(message)
          ? ''
          : ` Did you mean "${suggest[0]}"?`;
      return {
        file,
        line,
        message: `${message
          .replaceAll(`${folder}/`, '')
          .replace(/\s+/g, ' ')
          .trim()
          .replace(/(?<![.?])$/, '.')}${hint} (${ruleId})`,
      };
    },
  );
}
