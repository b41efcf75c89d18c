import {transform, type Loader, type TransformFailure} from 'esbuild';

/** Where a text breaks the rules of its language, and why. */
export interface SyntaxFault {
  readonly line: number;
  /** A sentence with its full stop. */
  readonly reason: string;
}

/** The first mistake that keeps JavaScript, TypeScript or JSON from being read. */
export async function findSyntaxError(
  text: string,
  loader: Loader,
): Promise<SyntaxFault | undefined> {
  try {
    await transform(text, {loader, logLevel: 'silent', jsx: 'preserve'});
    return undefined;
  } catch (error) {
    const [first] = (error as TransformFailure).errors;
    return {
      line: first?.location?.line ?? 1,
      reason: (first?.text ?? (error as Error).message).replace(/\.?$/, '.'),
    };
  }
}
