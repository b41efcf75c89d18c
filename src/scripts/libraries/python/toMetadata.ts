/** The part of a pyproject.toml that describes the package. */
export interface Project {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly 'requires-python': string;
  readonly keywords: readonly string[];
  readonly classifiers: readonly string[];
  readonly urls: Readonly<Record<string, string>>;
}

/** Writes the core metadata of a package (version 2.1, which every `pip` reads). */
export function toMetadata(project: Project, readme: string): string {
  const fields: (readonly [name: string, value: string])[] = [
    ['Metadata-Version', '2.1'],
    ['Name', project.name],
    ['Version', project.version],
    ['Summary', project.description],
    ['Keywords', project.keywords.join(',')],
    ['License', project.license],
    ...project.classifiers.map((value) => ['Classifier', value] as const),
    ['Requires-Python', project['requires-python']],
    ...Object.entries(project.urls).map(
      ([label, url]) => ['Project-URL', `${label}, ${url}`] as const,
    ),
    ['Description-Content-Type', 'text/markdown'],
  ];
  return `${fields.map(([name, value]) => `${name}: ${value}\n`).join('')}\n${readme}`;
}
