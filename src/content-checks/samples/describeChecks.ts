import {hasProgram} from './hasProgram';

/** How far samples are checked on this machine that cannot be run, one line for each kind. */
export function describeChecks(): string[] {
  const docker = hasProgram('docker', ['compose', 'version']);
  const caddy = hasProgram('caddy', ['version']);
  return [
    'Kotlin: read by its grammar. Not compiled: that needs the Android SDK.',
    'Dockerfile: read by its grammar. Not built: base images are on a host that does not exist.',
    `Compose: compared with the schema of Compose and our tables of settings. ${docker ? 'Read by `docker compose config`.' : 'Not read by `docker compose`, which is not installed.'}`,
    `Caddyfile: blocks and names of directives. ${caddy ? 'Read by `caddy adapt`.' : 'Not read by `caddy adapt`, which is not installed.'}`,
  ];
}
