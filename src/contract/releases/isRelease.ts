/** Folder of the kept releases, below that of the specifications. */
export const RELEASES = 'releases';

/** Whether a file below the specifications is a kept release, which nobody edits. */
export const isRelease = (name: string): boolean => /^releases[\\/]/.test(name);
