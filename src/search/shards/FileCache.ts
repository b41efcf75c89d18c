/** Reads a file of the index, and fails if it cannot be read. */
export type ReadFile = (name: string) => Promise<unknown>;

/** Keeps the files that were read last. A file that could not be read is read again. */
export class FileCache {
  private readonly files = new Map<string, Promise<unknown>>();

  constructor(
    private readonly readFile: ReadFile,
    private readonly limit: number,
  ) {}

  read<Content>(name: string): Promise<Content> {
    const file = this.files.get(name) ?? this.readFile(name);
    // The latest is the last.
    this.files.delete(name);
    this.files.set(name, file);
    file.catch(() => this.files.delete(name));
    const [oldest] = this.files.keys();
    if (this.files.size > this.limit && oldest !== undefined) this.files.delete(oldest);
    return file as Promise<Content>;
  }
}
