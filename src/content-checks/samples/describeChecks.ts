import {hasPython} from './checkPython';
import {hasBash} from './checkShell';
import {hasProgram} from './hasProgram';

/** How far samples are checked on this machine without running them, one line for each kind. */
export function describeChecks(): string[] {
  const docker = hasProgram('docker', ['compose', 'version']);
  const caddy = hasProgram('caddy', ['version']);
  return [
    'JavaScript, TypeScript: syntax, read by esbuild. Types are not checked.',
    `Python: syntax, ${hasPython() ? 'read by `python3`.' : 'read by its grammar. Not read by `python3`, which is not installed.'}`,
    `Shell: ${hasBash() ? 'syntax, read by `bash -n`' : 'not read by `bash`, which is not installed'}; variables of \`docker run\` by our tables.`,
    'JSON, YAML, TOML: syntax, except of blocks with "…" for what they leave out; settings of our products by our tables.',
    'Kotlin: read by its grammar. Not compiled: that needs the Android SDK.',
    'Dockerfile: read by its grammar. Not built: base images are on a host that does not exist.',
    `Compose: compared with the schema of Compose and our tables of settings. ${docker ? 'Read by `docker compose config`.' : 'Not read by `docker compose`, which is not installed.'}`,
    `Caddyfile: blocks and names of directives. ${caddy ? 'Read by `caddy adapt`.' : 'Not read by `caddy adapt`, which is not installed.'}`,
    'Other languages: not read. No sample is run: `npm run check:samples` does that.',
  ];
}
