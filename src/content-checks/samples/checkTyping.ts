import type {Problem} from '../problem';
import type {Sample} from './sample';

interface Trap {
  readonly pattern: RegExp;
  readonly message: string;
  /** Only where no line follows. */
  readonly isLast?: boolean;
}

const traps: readonly Trap[] = [
  {pattern: /^\s*\$ (?=\S)/, message: 'starts with a prompt, which is copied too. Fix: remove it.'},
  {
    pattern: /\\[ \t]+$/,
    message: 'has a space after its backslash, so the command ends here. Fix: remove the space.',
  },
  {
    pattern: /\\$/,
    message:
      'ends with a backslash, and no line follows. Fix: add the line, or remove the backslash.',
    isLast: true,
  },
  {
    pattern: /[\u2018\u2019\u201c\u201d]/,
    message: 'has typographic quotes, which the shell does not know. Expected: straight ones.',
  },
  {
    pattern: /(?:^|\s)[\u2013\u2014]{1,2}\w/,
    message: 'has a typographic dash for an option. Expected: "-" or "--".',
  },
];

/** A command can be pasted into a shell as it is. */
export const checkCommand = ({file, text}: Sample): Problem[] =>
  text.split('\n').flatMap((line, index, lines) => {
    const trap = traps.find(
      ({pattern, isLast = false}) =>
        pattern.test(line) && (!isLast || (lines[index + 1] ?? '').trim() === ''),
    );
    return trap === undefined
      ? []
      : [{file, line: index + 1, message: `the command ${trap.message}`}];
  });

/** Spaces in code are those that compilers know. */
export const checkSpaces = ({file, text}: Sample): Problem[] =>
  text.split('\n').flatMap((line, index) =>
    /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/.test(line)
      ? [
          {
            file,
            line: index + 1,
            message:
              'code with a space that no compiler knows, such as U+00A0. Fix: type a plain space.',
          },
        ]
      : [],
  );
