import type {Problem} from '../problem';
import {checkCaddyfile} from './checkCaddyfile';
import {checkCompose} from './checkCompose';
import {checkDockerCommands} from './checkDockerCommands';
import {checkDockerfile} from './checkDockerfile';
import {checkKotlin} from './checkKotlin';
import {checkSettings} from './checkSettings';
import {checkPython} from './checkPython';
import {checkScript} from './checkScript';
import {checkShell} from './checkShell';
import {checkCommand, checkSpaces} from './checkTyping';
import type {Sample} from './sample';

/** A check of one kind of sample. */
interface SampleCheck {
  readonly applies: RegExp;
  readonly check: (sample: Sample) => Problem[] | Promise<Problem[]>;
}

const checks: readonly SampleCheck[] = [
  {applies: /^(?:inline\.)?compose[\w.]*\.ya?ml$/, check: checkCompose},
  {applies: /^(?:inline\.)?Dockerfile$/, check: checkDockerfile},
  {applies: /^(?:inline\.)?Caddyfile$/, check: checkCaddyfile},
  {applies: /\.kt$|^inline\.kotlin$/, check: checkKotlin},
  {applies: /\.(ya?ml|json|toml)$/, check: checkSettings},
  {applies: /^inline\.bash$|\.sh$/, check: checkShell},
  {applies: /^inline\.bash$|\.sh$/, check: checkDockerCommands},
  {applies: /^inline\.(?:bash|powershell)$|\.sh$/, check: checkCommand},
  {applies: /\.[cm]?[jt]sx?$|^inline\.(?:java|type)script$/, check: checkScript},
  {applies: /\.py$|^inline\.python$/, check: checkPython},
  {
    applies: /^inline\.(?!text$|markdown$)|\.(?:sh|[cm]?[jt]sx?|py|ya?ml|json|toml|kt)$/,
    check: checkSpaces,
  },
];

/** Checks a sample by what it is: its language, and the settings that it makes. */
export async function checkSampleFile(sample: Sample): Promise<Problem[]> {
  const own = checks.filter(({applies}) => applies.test(sample.name));
  return (await Promise.all(own.map(async ({check}) => check(sample)))).flat();
}
