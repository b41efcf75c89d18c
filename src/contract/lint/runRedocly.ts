import path from 'node:path';
import type {Config, Document, NormalizedProblem} from '@redocly/openapi-core';
import {downgradeDocument} from '../constructs/downgradeDocument';
import {upgradeDocument} from '../constructs/upgradeDocument';
import {getNode, toKeys} from '../jsonPointer';
import {createMisjudgment} from './createMisjudgment';
import {nameValue} from './nameValue';
import type {SpecProblem, SpecSource} from './SpecSource';
import {withoutFalseMultiples} from './withoutFalseMultiples';

/**
 * Checks one file with @redocly/openapi-core, warnings included.
 *
 * @param folder folder with the specifications, their tokens expanded
 * @param name the file in it
 * @param rules the file with the rules
 * @param sources all files in the folder
 */
export async function runRedocly(
  folder: string,
  name: string,
  rules: string,
  sources: readonly SpecSource[],
): Promise<SpecProblem[]> {
  // Published as an ES module only, which a CommonJS program can load but not require.
  const {getLineColLocation, loadConfig} = await import('@redocly/openapi-core');
  const config = await loadConfig({configPath: path.resolve(rules)});
  let found: NormalizedProblem[];
  try {
    found = await findAll(path.join(folder, name), config);
  } catch (error) {
    return [explainStop(error as Error, name, sources)];
  }
  const isMisjudged = createMisjudgment(sources);
  const sound = withoutFalseMultiples(found).filter(
    ({ruleId, message, location: [place]}) =>
      !isMisjudged({ruleId, message, pointer: place?.pointer ?? ''}),
  );
  return sound.map(({message, suggest, location: [place], ruleId}) => {
    const file = place === undefined ? name : path.relative(folder, place.source.absoluteRef);
    const hint =
      suggest.length === 0 || /Did you mean|Expected/.test(message)
        ? ''
        : ` Did you mean "${suggest[0]}"?`;
    const sentence = message
      .replaceAll(`${folder}/`, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/(?<![.?])$/, '.');
    const source = sources.find((one) => one.file === file);
    const keys = toKeys(place?.pointer ?? '');
    const [value, parent] = [keys, keys.slice(0, -1)].map((one) => getNode(source?.content, one));
    const text = `${nameValue(sentence, value, parent)}${hint} (${ruleId})`;
    const line = place === undefined ? 1 : getLineColLocation(place).start.line;
    // The linter has no place for a value that is empty.
    return (line === 1 && source?.problem(keys, text)) || {file, line, message: text};
  });
}

/**
 * What the linter says of a file. It knows `nullable` of OpenAPI 3.0 beside a type only, so it
 * compares examples with the schemas as we read them. Of OpenAPI 3.2, it takes shared media types
 * for maps of media types, and a response without description for a mistake, so it sees 3.1.
 */
async function findAll(file: string, config: Config): Promise<NormalizedProblem[]> {
  const {BaseResolver, lintDocument} = await import('@redocly/openapi-core');
  const externalRefResolver = new BaseResolver(config.resolve);
  const document = (await externalRefResolver.resolveDocument(null, file, true)) as Document;
  const content = document.parsed as Record<string, unknown>;
  downgradeDocument(content);
  const find = (): Promise<NormalizedProblem[]> =>
    lintDocument({document, config, externalRefResolver});
  const found = await find();
  return upgradeDocument(content)
    ? [...found.filter((one) => !isOfExample(one)), ...(await find()).filter(isOfExample)]
    : found;
}

const isOfExample = ({ruleId}: NormalizedProblem): boolean =>
  /^no-invalid-.+-examples$/.test(ruleId);

/** The linter is written for documents of the right structure, without this one name. */
function explainStop(error: Error, name: string, sources: readonly SpecSource[]): SpecProblem {
  const toLine = ({text}: SpecSource): number =>
    text.split('\n').findIndex((line) => line.includes('hasOwnProperty')) + 1;
  const source = sources.find((one) => toLine(one) > 0);
  if (source !== undefined && error.message.includes('hasOwnProperty')) {
    return {
      file: source.file,
      line: toLine(source),
      message: 'the linter cannot check a file with the key `hasOwnProperty`. Fix: rename it.',
    };
  }
  const reason = error.message.split('\n')[0] ?? '';
  return {file: name, line: 1, message: `the linter stops here, and says: ${reason}.`};
}
