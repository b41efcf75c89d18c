import path from 'node:path';
import type {Application} from 'typedoc';
import type typescript from 'typescript';

interface Kept {
  /** Sources as they were read last, by file. */
  readonly sources: Map<string, typescript.SourceFile>;
  checked?: typescript.SemanticDiagnosticsBuilderProgram;
  shown?: typescript.Program;
}

const programs = new Map<string, Kept>();

/**
 * Makes TypeDoc compile only what has changed since the last call for the same folder: parsing and
 * checking everything takes three quarters of its time. It then needs `skipErrorChecking`, since it
 * would check everything once more.
 *
 * @param application reports what does not compile, and then has no entry points
 * @param ts the compiler that TypeDoc uses
 * @param entry file that exports everything
 */
export function keepProgram(application: Application, ts: typeof typescript, entry: string): void {
  application.getEntryPoints = () => {
    const kept: Kept = programs.get(entry) ?? {sources: new Map()};
    programs.set(entry, kept);
    const options = application.options.getCompilerOptions(application.logger);
    const host = createHost(ts, options, kept.sources);
    const errors = check(ts, kept, {entry, options, host});
    for (const error of errors) application.logger.error(error as never);
    if (errors.length > 0) return undefined;
    // Of its own: a compiler lists the parts of a union in the order in which it came across them,
    // and the one that checks has not come across all files.
    const program = ts.createProgram([entry], options, host, kept.shown);
    kept.shown = program;
    const sourceFile = program.getSourceFile(entry);
    return sourceFile && [{displayName: 'index', program, sourceFile}];
  };
}

interface Compilation {
  readonly entry: string;
  readonly options: typescript.CompilerOptions;
  readonly host: typescript.CompilerHost;
}

function check(ts: typeof typescript, kept: Kept, {entry, options, host}: Compilation): string[] {
  const program = ts.createSemanticDiagnosticsBuilderProgram([entry], options, host, kept.checked);
  kept.checked = program;
  return [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ].map((error) => toMessage(ts, error));
}

/** As the other problems of a library: file and line, what is wrong, and how the compiler calls it. */
function toMessage(ts: typeof typescript, {file, start, messageText, code}: typescript.Diagnostic) {
  const text = `${ts.flattenDiagnosticMessageText(messageText, ' ')} (TS${code})`;
  if (file === undefined) return text;
  const {line} = file.getLineAndCharacterOfPosition(start ?? 0);
  return `${path.relative('.', file.fileName)}:${line + 1}: ${text}`;
}

/** Reads a source again only when its text has changed. */
function createHost(
  ts: typeof typescript,
  options: typescript.CompilerOptions,
  sources: Kept['sources'],
): typescript.CompilerHost {
  const host = ts.createIncrementalCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (file, ...rest) => {
    const known = sources.get(file);
    if (known !== undefined && known.text === host.readFile(file)) return known;
    const source = read(file, ...rest);
    if (source !== undefined) sources.set(file, source);
    return source;
  };
  return host;
}
