import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {Application, DeclarationReflection, ProjectReflection, Reflection} from 'typedoc';
import type {MarkdownApplication, MarkdownPageEvent} from 'typedoc-plugin-markdown';
import {collectProblems, isRefinement} from './collectProblems';
import {describePage} from './describePage';
import type {Library} from './libraries';
import {mergeThrows} from './mergeThrows';
import {writeFrontMatter} from './pageHead';
import {tidyTables} from './tidyTables';

/** TypeDoc's `LogLevel.Warn`. */
const WARNING = 2;

/** What the pages of a library need beyond its sources. */
export interface PageContext {
  readonly library: Library;
  /** `description` of its package.json, for the index page. */
  readonly description: string;
  /** Folder with its sources, tokens expanded. */
  readonly stage: string;
  /** Receives one line per problem; TypeDoc itself would log it and go on. */
  readonly report: (problem: string) => void;
  /** `ReflectionKind.singularString` of the running TypeDoc, which is ES module only. */
  readonly singularKind: (kind: number) => string;
}

/**
 * Creates the TypeDoc plugin that reports problems and gives each page front matter and its kind.
 *
 * @param context the library and its texts
 * @returns a function for TypeDoc's `plugin` option
 */
export function createTypedocPlugin(context: PageContext): (app: Application) => void {
  const {library, stage, report, singularKind} = context;
  return (application) => {
    const {renderer} = application as MarkdownApplication;
    const descriptions = new Set<string>();
    let bases: ReadonlyMap<number, string> = new Map();
    application.logger.log = (message, level) => {
      if (level >= WARNING) report(toProblem(message, context));
    };

    renderer.preRenderAsyncJobs.push(async ({project}) => {
      application.validate(project);
      collectProblems(project, {stage, folder: library.folder, singularKind}).forEach(report);
      bases = takeForeignBases(project);
      for (const reflection of Object.values(project.reflections)) {
        if (reflection.comment !== undefined) mergeThrows(reflection.comment, project);
        if (singularKind(reflection.kind) === 'Property') tellModifiers(reflection);
      }
      removeImplementation(project, singularKind);
    });

    renderer.on('endPage', (page: MarkdownPageEvent) => {
      const model = page.model as PageModel;
      const description = describeModel(model, context);
      if (descriptions.has(description)) {
        report(
          `- ${library.folder}: "${model.name}" begins with the same sentence as another page, got "${description}". Expected: a sentence of its own, search results show it.`,
        );
      }
      descriptions.add(description);
      const contents = tidyTables(page.contents ?? '');
      const subject = model.isProject()
        ? {}
        : {subject: {name: model.name, kind: singularKind(model.kind)}};
      const head = writeFrontMatter({library, ...subject, description, contents});
      const kind = `**${singularKind(model.kind)}**${bases.get(model.id) ?? ''}`;
      page.contents = `${head}\n${model.isProject() ? contents : showHead(contents, page, kind, library)}`;
    });
  };
}

/** What TypeDoc logs; the compiler names the file. */
function toProblem(message: string, {library, stage}: PageContext): string {
  const text = stripVTControlCharacters(message).replace(/^\[error\] /, '');
  return text.startsWith(path.relative('.', stage)) ? `- ${text}` : `- ${library.folder}: ${text}`;
}

type PageModel = DeclarationReflection | ProjectReflection;

/** The description of a page: that of the package, or the first sentence of the comment. */
function describeModel(model: PageModel, {description}: PageContext): string {
  if (model.isProject()) return description;
  const {comment} = model;
  const ofFunction = model.isDeclaration() ? model.signatures?.[0]?.comment : undefined;
  return describePage(comment?.summary ?? ofFunction?.summary ?? []);
}

/**
 * Lines that move with every release, initial values of class fields and their mere refinements are
 * no help to a reader of the pages.
 */
function removeImplementation(
  project: ProjectReflection,
  singularKind: PageContext['singularKind'],
): void {
  for (const reflection of Object.values(project.reflections)) {
    if (isRefinement(reflection)) leaveOut(reflection, project);
    if (!reflection.isDeclaration() && !reflection.isSignature()) continue;
    delete reflection.sources;
    delete reflection.overwrites;
    if (
      reflection.isDeclaration() &&
      reflection.parent !== undefined &&
      singularKind(reflection.parent.kind) === 'Class'
    )
      delete reflection.defaultValue;
  }
}

/** A table of fields has no column for these, which few fields have. */
function tellModifiers({comment, flags}: Reflection): void {
  const words = [flags.isStatic && 'static', flags.isProtected && 'protected'].filter(Boolean);
  if (words.length > 0) comment?.summary.unshift({kind: 'text', text: `**${words.join(' ')}** · `});
}

/** TypeDoc removes a member, but not from the groups by which pages list members. */
function leaveOut(reflection: Reflection, project: ProjectReflection): void {
  const {parent} = reflection;
  project.removeReflection(reflection);
  if (parent?.isDeclaration() !== true) return;
  for (const group of parent.groups ?? [])
    group.children = group.children.filter((child) => child !== reflection);
}

/** A base that has no page (`Error`) is named next to the kind instead of in a separate section. */
function takeForeignBases(project: ProjectReflection): Map<number, string> {
  const bases = new Map<number, string>();
  for (const reflection of Object.values(project.reflections)) {
    if (!reflection.isDeclaration()) continue;
    const [base] = reflection.extendedTypes ?? [];
    if (base?.type !== 'reference' || base.reflection !== undefined) continue;
    bases.set(reflection.id, ` extends \`${base.name}\``);
    delete reflection.extendedTypes;
    delete reflection.typeHierarchy;
  }
  return bases;
}

function showHead(
  contents: string,
  {url, model}: MarkdownPageEvent,
  kind: string,
  library: Library,
): string {
  // Members of a namespace are in a folder within.
  const index = path.posix.relative(path.posix.dirname(url), 'index.md');
  const line = `${kind} · [${library.name}](${index})`;
  return contents.replace(/^# .*$/m, () => `# ${model.name}\n\n${line}`);
}
