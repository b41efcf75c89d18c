import {mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type pluginTypedocType from 'docusaurus-plugin-typedoc';
import type {Application} from 'typedoc';
import {FileError} from '../../markdown/FileError';
import {createTheme, THEME} from './createTheme';
import {createTypedocPlugin} from './createTypedocPlugin';
import {keepProgram} from './keepProgram';
import type {Library} from './libraries';
import {generatePythonLibrary} from './python/generatePythonLibrary';
import {stageSources} from './stageSources';

/** Where TypeDoc leaves the tree of pages, for the sidebar. */
export const NAVIGATION_FILE = 'navigation.json';

/** What pages show, and in which form. */
const PAGE_OPTIONS = {
  numberPrefixParser: false,
  mergeReadme: true,
  // Lines of the sources are needed for messages only, see removeImplementation().
  disableGit: true,
  sourceLinkTemplate: '{path}',
  excludeExternals: true,
  excludePrivate: true,
  excludeInternal: true,
  sort: ['alphabetical'],
  groupOrder: ['Functions', 'Classes', 'Enumerations', 'Interfaces', 'Type Aliases', 'Variables'],
  expandParameters: true,
  hideGenerator: true,
  sidebar: {autoConfiguration: false},
  validation: {notExported: true, invalidLink: false, notDocumented: false},
  pageTitleTemplates: {index: '{projectName}', member: '{name}', module: '{name}'},
  useCodeBlocks: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  enumMembersFormat: 'table',
  logLevel: 'Warn',
  // `keepProgram` does.
  skipErrorChecking: true,
  preservedTypeAnnotationTags: ['@throws'],
  theme: THEME,
  indexFormat: 'table',
  tableColumnSettings: {
    hideSources: true,
    hideInherited: true,
    hideOverrides: true,
    hideModifiers: true,
    leftAlignHeaders: true,
  },
};

/** A public name is undocumented, a link in a comment is broken, or the sources do not compile. */
export class LibraryReferenceError extends FileError {
  override readonly name = 'LibraryReferenceError';
}

/** Folders of sources, by library: a compiler knows what it has read by its path. */
const stages = new Map<string, string>();

process.once('exit', () => {
  for (const stage of stages.values()) rmSync(stage, {recursive: true, force: true});
});

/** An empty folder, the same one for each call. */
function createStage(key: string): string {
  const stage =
    stages.get(key) ?? realpathSync(mkdtempSync(path.join(tmpdir(), 'library-sources-')));
  stages.set(key, stage);
  for (const entry of readdirSync(stage)) rmSync(path.join(stage, entry), {recursive: true});
  return stage;
}

/**
 * Writes the pages of one library.
 *
 * @param library what to document
 * @param out empty folder for the pages
 * @param siteDir folder of the site
 * @throws LibraryReferenceError listing everything that is wrong, with file and line
 */
export async function generateLibrary(
  library: Library,
  out: string,
  siteDir: string,
): Promise<void> {
  const stage = createStage(path.join(siteDir, library.folder));
  stageSources(library, stage, siteDir);
  const {pythonPackage} = library;
  const problems =
    pythonPackage === undefined
      ? await runTypeDoc(library, stage, out, siteDir)
      : generatePythonLibrary({library, stage, package: pythonPackage, out});
  if (problems.length > 0) {
    throw new LibraryReferenceError(
      `library pages of ${library.folder}, ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}:\n${problems.join('\n')}`,
    );
  }
}

async function runTypeDoc(
  library: Library,
  stage: string,
  out: string,
  siteDir: string,
): Promise<string[]> {
  const {default: pluginTypedoc} = await import('docusaurus-plugin-typedoc');
  const Theme = createTheme(await import('typedoc-plugin-markdown'));
  const {ReflectionKind} = await import('typedoc');
  const {default: typescript} = await import('typescript');
  const {description} = JSON.parse(readFileSync(path.join(stage, 'package.json'), 'utf8')) as {
    description: string;
  };
  const problems: string[] = [];
  const report = (problem: string): void =>
    void problems.push(problem.replaceAll(path.relative('.', stage), library.folder));

  await pluginTypedoc(
    {siteDir, siteConfig: {}} as LoadContext,
    {
      ...PAGE_OPTIONS,
      ...toPlaces(library, stage, out),
      plugin: [
        (application: Application) => application.renderer.defineTheme(THEME, Theme as never),
        (application: Application) =>
          keepProgram(application, typescript, path.join(stage, 'src/index.ts')),
        createTypedocPlugin({
          library,
          description,
          stage,
          report,
          singularKind: (kind) => ReflectionKind.singularString(kind),
        }),
      ],
    } as unknown as Parameters<typeof pluginTypedocType>[1],
  );
  rmSync(path.join(out, 'typedoc-sidebar.cjs'), {force: true});
  return problems;
}

/** Where TypeDoc reads a library and writes its pages. */
const toPlaces = ({name}: Library, stage: string, out: string) => ({
  id: name,
  name,
  entryPoints: [path.join(stage, 'src/index.ts')],
  tsconfig: path.join(stage, 'tsconfig.json'),
  readme: path.join(stage, 'README.md'),
  out,
  docsPath: path.dirname(out),
  navigationJson: path.join(out, NAVIGATION_FILE),
});
