import {CODE_COLORS, type CodeColor, type CodeRun} from '../../markdown/highlight/runs';

const TOKEN =
  /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** JSON with the colors of code; its grammar is small enough to need no highlighter. */
export function toJsonRuns(json: string): CodeRun[] {
  const runs: CodeRun[] = [];
  let plain = '';
  let end = 0;
  for (const match of json.matchAll(TOKEN)) {
    const [token, string, colon = ''] = match;
    plain += json.slice(end, match.index);
    if (plain !== '') runs.push(plain);
    const color = colon === '' ? getColor(string, token) : 'property';
    runs.push([CODE_COLORS.indexOf(color), string ?? token]);
    plain = colon;
    end = match.index + token.length;
  }
  return [...runs, plain + json.slice(end)];
}

const getColor = (string: string | undefined, token: string): CodeColor =>
  string !== undefined ? 'string' : /^[tfn]/.test(token) ? 'keyword' : 'number';
