import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import type * as SimulateMillion from './simulateMillion';

/**
 * Times to simulate a million pictures, in a bundle as the page's worker is one: without it, the
 * loader of TypeScript makes each use of an import a call.
 */
export async function measurePlans(): Promise<readonly object[]> {
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(new URL('simulateMillion.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'node',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const module = (await import(`data:text/javascript;base64,${code}`)) as typeof SimulateMillion;
  return module.simulateMillion();
}
