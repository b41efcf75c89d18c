import type {Problem} from './Problem';
import type {Method} from './Reference';
import {getPassed} from './writeSignature';

/** How messages call a function, and what it may raise. */
interface Context {
  readonly name: string;
  readonly isMethod: boolean;
  /** Whether the package exports an error of this name. */
  readonly isNamed: (error: string) => boolean;
}

/** Errors of Python itself that a docstring may name. */
const BUILT_IN = /^(?:[A-Z]\w*(?:Error|Exception|Interrupt)|StopIteration)$/;

/** Lists what differs between a function and its docstring. */
export function checkFunction(method: Method, context: Context): Problem[] {
  const {definition, doc} = method;
  const {name, isNamed} = context;
  const {file, line, returns = 'None'} = definition;
  const isLost = returns !== 'None' && doc.returns === undefined;
  return [
    ...checkParameters(method, context),
    ...doc.raises
      .filter((entry) => !isNamed(entry.name) && !BUILT_IN.test(entry.name))
      .map((entry) => ({
        file,
        line: entry.line,
        text: `"${name}" raises "${entry.name}", which the package does not export. Fix: correct its name or export it.`,
      })),
    ...(isLost
      ? [
          {
            file,
            line,
            text: `"${name}" returns something that its docstring does not describe. Expected: a section "Returns:".`,
          },
        ]
      : []),
  ];
}

function checkParameters({definition, doc}: Method, {name, isMethod}: Context): Problem[] {
  const {file, line} = definition;
  const parameters = getPassed(definition, isMethod);
  const isDescribed = (parameter: string): boolean =>
    doc.parameters.some((entry) => entry.name === parameter);
  const exists = (parameter: string): boolean =>
    parameters.some((candidate) => candidate.name === parameter);
  return [
    ...parameters
      .filter((parameter) => !isDescribed(parameter.name))
      .map((parameter) => ({
        file,
        line,
        text: `parameter "${parameter.name}" of "${name}" is not described. Expected: an entry in "Args:" of its docstring.`,
      })),
    ...parameters
      .filter(({type}) => type === undefined)
      .map((parameter) => ({
        file,
        line,
        text: `parameter "${parameter.name}" of "${name}" has no type. Fix: annotate it.`,
      })),
    ...doc.parameters
      .filter((entry) => !exists(entry.name))
      .map((entry) => ({
        file,
        line: entry.line,
        text: `"${name}" has no parameter "${entry.name}". Fix: correct its name, or remove it from the docstring.`,
      })),
  ];
}
