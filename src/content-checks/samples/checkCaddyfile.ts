import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Problem} from '../problem';
import {hasProgram} from './hasProgram';
import type {Sample} from './sample';

/** Directives of Caddy 2 without plugins, and those of `reverse_proxy` that a sample may need. */
const DIRECTIVES = new Set(
  (
    'abort acme_server basic_auth basicauth bind encode error file_server forward_auth fs handle ' +
    'handle_errors handle_path header import intercept invoke log log_append log_name log_skip ' +
    'map method metrics php_fastcgi push redir request_body request_header respond reverse_proxy ' +
    'rewrite root route skip_log templates tls tracing try_files uri vars ' +
    'to lb_policy lb_retries lb_try_duration lb_try_interval lb_retry_match health_uri ' +
    'health_port health_interval health_timeout health_status health_body health_headers ' +
    'fail_duration max_fails unhealthy_status unhealthy_latency unhealthy_request_count ' +
    'flush_interval trusted_proxies header_up header_down transport handle_response'
  ).split(' '),
);

/**
 * A Caddyfile has balanced blocks and directives that Caddy knows; where Caddy is installed, it
 * reads the file too.
 */
export function checkCaddyfile(sample: Sample): Problem[] {
  const problems = checkStructure(sample);
  if (problems.length > 0 || !hasProgram('caddy', ['version'])) return problems;
  return readWithCaddy(sample);
}

function readWithCaddy({file, text}: Sample): Problem[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  try {
    const copy = path.join(folder, 'Caddyfile');
    writeFileSync(copy, text);
    const args = ['adapt', '--adapter', 'caddyfile', '--config', copy];
    const {status, stderr} = spawnSync('caddy', args, {encoding: 'utf8'});
    if (status === 0) return [];
    const [, line = '1', reason = stderr.trim()] = /Caddyfile:(\d+):? (.*)/.exec(stderr) ?? [];
    return [
      {
        file,
        line: Number(line),
        message: `Caddy cannot read it: ${reason.replace(/^- Error during parsing: /, '')}.`,
      },
    ];
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function checkStructure({file, text}: Sample): Problem[] {
  const problems: Problem[] = [];
  let depth = 0;
  text.split('\n').forEach((source, index) => {
    const words = source
      .replace(/(?:^|\s)#.*$/, '')
      .split(/\s+/)
      .filter((word) => word !== '');
    const [first = ''] = words;
    const report = (message: string): void =>
      void problems.push({file, line: index + 1, message: `Caddyfile: ${message}`});
    if (first === '') return;
    if (first === '}') {
      depth -= 1;
      if (depth < 0) report('a block is closed that was not opened.');
      return;
    }
    if (depth > 0 && !first.startsWith('@') && !DIRECTIVES.has(first))
      report(`unknown directive \`${first}\`.`);
    if (words.at(-1) === '{') depth += 1;
    else if (/[^{]\{$/.test(words.at(-1) ?? '')) report('a block opens without a space before it.');
  });
  const end = {file, line: text.split('\n').length, message: 'Caddyfile: a block is not closed.'};
  return depth > 0 ? [...problems, end] : problems;
}
