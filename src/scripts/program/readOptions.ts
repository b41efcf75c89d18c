import {parseArgs, type ParseArgsConfig} from 'node:util';

/**
 * Reads the options of a program from its command line.
 *
 * @param config as of `parseArgs`, which has the parameters of this process by default
 * @throws Error for an option that the program does not have, with those that it has
 */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // What follows is advice on parameters that begin with a hyphen.
    const [problem = ''] = (error as Error).message.split('. ');
    const names = Object.entries(config.options ?? {}).map(
      ([name, {type}]) => `\`--${name}${type === 'string' ? ' <value>' : ''}\``,
    );
    throw new Error(`${problem}. Expected: ${names.join(', ') || 'no options'}.`, {cause: error});
  }
}
