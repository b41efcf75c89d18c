import {RequestTextError} from './WebhookRequest';

const COMMANDS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['PowerShell', /^(?:PS .*?> ?)?(?:\$\w+ ?=|Invoke-(?:WebRequest|RestMethod)|iwr\s|irm\s)/i],
  ['HTTPie', /^[$%] ?(?:https?|xhs?)\s|^(?:https?|xhs?)\s+(?:-|POST\b|:|https?:)/],
  ['wget', /^(?:[$%] ?)?wget\s/],
];

/**
 * Rejects a command of a program whose rules for quotes and bodies are not known here.
 *
 * @throws RequestTextError that says what to paste instead
 */
export function rejectCommand(text: string): void {
  const [name] = COMMANDS.find(([, pattern]) => pattern.test(text)) ?? [];
  if (name === undefined) return;
  throw new RequestTextError(
    `This is a command of ${name}. Paste the request as a curl command or a HAR, which browsers copy too, or choose “Headers and body”.`,
  );
}
