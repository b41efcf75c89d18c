import type {LoadContext, Plugin} from '@docusaurus/types';
import pluginOpenapiDocs from 'docusaurus-plugin-openapi-docs/lib/index';
import type {APIOptions} from 'docusaurus-plugin-openapi-docs/src/types';

type Action = (id: string, command: {opts: () => object}) => Promise<void>;
type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/**
 * Runs the command `gen-api-docs` of docusaurus-plugin-openapi-docs for some APIs; the package has
 * no other way in.
 *
 * @param siteDir folder of the site
 * @param docsDir folder that replaces the one of the docs instance
 * @param config options by API
 * @throws Error when a specification cannot be read or a writer fails
 */
export async function runGenerator(
  siteDir: string,
  docsDir: string,
  config: Readonly<Record<string, APIOptions>>,
): Promise<void> {
  const docs = [
    '@docusaurus/plugin-content-docs',
    {id: 'api', path: docsDir, routeBasePath: 'api'},
  ];
  const plugin = pluginOpenapiDocs(
    {siteDir, siteConfig: {presets: [], plugins: [docs]}} as unknown as LoadContext,
    {id: 'api', docsPluginId: 'api', config},
  );
  const generate = getAction(plugin, 'gen-api-docs');
  await withoutNotes(async () => {
    // One by one: "all" returns before the files are there.
    for (const id of Object.keys(config)) await generate(id, {opts: () => ({})});
  });
}

/** Reads an action that a plugin registers for the command line. */
function getAction(plugin: Plugin<unknown>, wanted: string): Action {
  const actions = new Map<string, Action>();
  const command = (name: string) => {
    const chain = {
      description: () => chain,
      usage: () => chain,
      arguments: () => chain,
      option: () => chain,
      action: (action: Action) => void actions.set(name, action),
    };
    return chain;
  };
  plugin.extendCli?.({command} as unknown as Cli);
  const action = actions.get(wanted);
  if (action === undefined)
    throw new Error(`docusaurus-plugin-openapi-docs has no command \`${wanted}\` any more.`);
  return action;
}

/**
 * A line for each file would drown what a build has to say; errors and warnings are still shown.
 */
async function withoutNotes(run: () => Promise<void>): Promise<void> {
  const {log} = console;
  console.log = () => undefined;
  try {
    await run();
  } finally {
    console.log = log;
  }
}
