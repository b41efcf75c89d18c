import {toCode, type Links} from './Links';
import type {ParameterKind, PythonParameter} from './PythonModule';
import type {Method} from './Reference';
import {toTable} from './toTable';
import {getPassed, STARS, writeSignature} from './writeSignature';

/** Where a function is described. */
interface Place {
  /** What is called: its name, or that of the class that it creates. */
  readonly name: string;
  readonly isMethod: boolean;
  /** Level of the headings inside of it. */
  readonly level: number;
}

/** The signature of a function and all that its docstring says. */
export function writeMethod(
  {definition, doc}: Method,
  {name, isMethod, level}: Place,
  links: Links,
): string[] {
  const isConstructor = definition.name !== name;
  const parameters = getPassed(definition, isMethod);
  const heading = (title: string): string => `${'#'.repeat(level)} ${title}`;
  const {returns = 'None'} = definition;
  const hasResult = !isConstructor && returns !== 'None';
  const examples = doc.examples.length === 0 ? [] : [heading('Example'), ...doc.examples];
  return [
    writeSignature(definition, name, isMethod),
    ...(doc.text === '' ? [] : [links.toText(doc.text)]),
    ...(parameters.length === 0
      ? []
      : [heading('Parameters'), writeParameters(parameters, doc.parameters, links)]),
    ...(hasResult
      ? [
          // The type of what it yields is within the one of the signature.
          ...(doc.isYielded ? [heading('Yields')] : [heading('Returns'), links.toType(returns)]),
          ...(doc.returns === undefined ? [] : [links.toText(doc.returns)]),
        ]
      : []),
    ...(doc.raises.length === 0
      ? []
      : [
          heading('Raises'),
          doc.raises
            .map(
              (error) =>
                `- ${links.toName(error.name)}: ${links.toText(error.text).replaceAll('\n', '\n  ')}`,
            )
            .join('\n'),
        ]),
    ...examples,
  ];
}

function writeParameters(
  parameters: readonly PythonParameter[],
  entries: Method['doc']['parameters'],
  links: Links,
): string {
  const hasDefaults = parameters.some(({defaultValue}) => defaultValue !== undefined);
  return toTable(
    ['Parameter', 'Type', ...(hasDefaults ? ['Default'] : []), 'Description'],
    parameters.map(({name, kind, type = 'object', defaultValue}) => [
      toCode(`${STARS[kind] ?? ''}${name}`),
      links.toType(type),
      ...(hasDefaults ? [writeDefault(kind, defaultValue)] : []),
      links.toText(entries.find((entry) => entry.name === name)?.text ?? ''),
    ]),
  );
}

function writeDefault(kind: ParameterKind, value: string | undefined): string {
  if (value !== undefined) return toCode(value);
  return STARS[kind] === undefined ? 'required' : 'optional';
}
