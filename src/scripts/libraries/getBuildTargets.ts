/** The folders of `dist/`: where the files run, and as which kind of module. */
export const formats = ['esm', 'cjs', 'browser', 'browser-cjs'] as const;

/** One file of `dist/`: built from `src/<entry>.ts`. */
export interface BuildTarget {
  readonly format: (typeof formats)[number];
  /** Path below `src/` and below `dist/<format>/`, without extension. */
  readonly entry: string;
}

/** The parts of a library's package.json that say what is to be built. */
export interface LibraryManifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly bin?: Readonly<Record<string, string>>;
}

const TARGET = new RegExp(`^\\./dist/(${formats.join('|')})/(.+)\\.js$`);

/**
 * Reads from `exports` and `bin` which files a package promises: the manifest that users get
 * is the build's only configuration.
 *
 * @throws Error when nothing is promised below one of these folders
 */
export function getBuildTargets(manifest: LibraryManifest): readonly BuildTarget[] {
  const promised = new Map<string, BuildTarget>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      const match = TARGET.exec(value);
      if (match !== null)
        promised.set(value, {format: match[1] as BuildTarget['format'], entry: match[2] as string});
    } else if (typeof value === 'object' && value !== null) {
      Object.values(value).forEach(visit);
    }
  };
  visit(manifest.exports);
  visit(manifest.bin);
  if (promised.size === 0) {
    throw new Error(
      `${manifest.name}: \`exports\` promises no file. Expected: paths like "./dist/esm/index.js".`,
    );
  }
  return [...promised.values()];
}
