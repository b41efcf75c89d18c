import type {Application} from 'typedoc';
import type typescript from 'typescript';

interface Kept {
  /** Sources as they were read last, by file. */
  readonly sources: Map<string, typescript.SourceFile>;
  builder?: typescript.SemanticDiagnosticsBuilderProgram;
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
    const {builder, host} = compile(
      ts,
      entry,
      application.options.getCompilerOptions(application.logger),
    );
    const errors = [
      ...builder.getOptionsDiagnostics(),
      ...builder.getGlobalDiagnostics(),
      ...builder.getSyntacticDiagnostics(),
      ...builder.getSemanticDiagnostics(),
    ];
    for (const error of errors)
      application.logger.error(ts.formatDiagnostic(error, host).trimEnd() as never);
    const program = builder.getProgram();
    const sourceFile = program.getSourceFile(entry);
    if (errors.length > 0 || sourceFile === undefined) return undefined;
    return [{displayName: 'index', program, sourceFile}];
  };
}

function compile(ts: typeof typescript, entry: string, options: typescript.CompilerOptions) {
  const kept: Kept = programs.get(entry) ?? {sources: new Map()};
  programs.set(entry, kept);
  const host = ts.createIncrementalCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (file, ...rest) => {
    const known = kept.sources.get(file);
    if (known !== undefined && known.text === host.readFile(file)) return known;
    const source = read(file, ...rest);
    if (source !== undefined) kept.sources.set(file, source);
    return source;
  };
  kept.builder = ts.createSemanticDiagnosticsBuilderProgram([entry], options, host, kept.builder);
  return {builder: kept.builder, host};
}
