import type {Expression, ObjectExpression, Property, SpreadElement} from 'estree';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Problem} from '../problem';
import type {ContentSite} from '../site';

type Report = (line: number, message: string) => void;
type Check = (element: MdxJsxFlowElement, report: Report) => void;

/**
 * How many letters there is room for in the widest font that browsers take: text in a picture is
 * neither wrapped nor cut.
 */
const ROOM = {
  'the label of a box': 18,
  'the note of a box': 23,
  'the label of an arrow to the next column': 15,
  'an actor': 18,
  'a message to the next actor': 27,
  'a state': 20,
  'the text above a step': 34,
  'the second line of a step': 11,
};

const checks: Readonly<Record<string, Check>> = {
  FlowDiagram: checkFlow,
  SequenceDiagram: checkSequence,
  StateDiagram: checkStates,
};

/** What a diagram of a document shows has room in it, and is where the diagram can draw it. */
export function checkDiagrams({pages}: ContentSite): Problem[] {
  return pages.flatMap(({file, tree}) => {
    const problems: Problem[] = [];
    visit(tree, 'mdxJsxFlowElement', (element) => {
      checks[element.name ?? '']?.(element, (line, message) => {
        problems.push({file, line, message: `<${element.name}>: ${message}`});
      });
    });
    return problems;
  });
}

function checkFlow(element: MdxJsxFlowElement, report: Report): void {
  const boxes = new Map<unknown, Fields>();
  const places = new Map<string, unknown>();
  for (const box of readObjects(element, 'nodes')) {
    const {id, label, note, column, row} = box.fields;
    checkRoom('the label of a box', label, box.line, report);
    checkRoom('the note of a box', note, box.line, report);
    const place = `column ${String(column)}, row ${String(row)}`;
    if (places.has(place))
      report(box.line, `"${String(id)}" is on top of "${String(places.get(place))}", at ${place}.`);
    places.set(place, id);
    boxes.set(id, box.fields);
  }
  for (const {line, fields} of readObjects(element, 'edges')) {
    const [from, to] = [boxes.get(fields.from), boxes.get(fields.to)];
    if (from === undefined || to === undefined) continue;
    const arrow = `the arrow from "${String(fields.from)}" to "${String(fields.to)}"`;
    if (from.row !== to.row && from.column !== to.column)
      report(line, `${arrow} is slanted. Expected: boxes of one row or one column.`);
    if (from.row === to.row && Math.abs(Number(from.column) - Number(to.column)) === 1)
      checkRoom('the label of an arrow to the next column', fields.label, line, report);
  }
}

function checkSequence(element: MdxJsxFlowElement, report: Report): void {
  const actors = readTexts(element, 'actors');
  for (const {text, line} of actors) checkRoom('an actor', text, line, report);
  const toColumn = (actor: unknown): number => actors.findIndex(({text}) => text === actor);
  for (const {line, fields} of readObjects(element, 'messages')) {
    if (Math.abs(toColumn(fields.from) - toColumn(fields.to)) === 1)
      checkRoom('a message to the next actor', fields.text, line, report);
  }
}

function checkStates(element: MdxJsxFlowElement, report: Report): void {
  const states = readTexts(element, 'states');
  for (const {text, line} of states) checkRoom('a state', text, line, report);
  const toColumn = (state: unknown): number => states.findIndex(({text}) => text === state);
  for (const {line, fields} of readObjects(element, 'transitions')) {
    const {from, to, text} = fields;
    if (toColumn(to) >= 0 && toColumn(to) < toColumn(from)) {
      report(
        line,
        `the step from "${String(from)}" leads back to "${String(to)}", which has no line. Expected: states in an order in which steps lead forward.`,
      );
    }
    const [first, second] = typeof text === 'string' ? text.split(' / ') : [];
    checkRoom('the text above a step', first, line, report);
    checkRoom('the second line of a step', second, line, report);
  }
}

function checkRoom(what: keyof typeof ROOM, text: unknown, line: number, report: Report): void {
  if (typeof text !== 'string' || text.length <= ROOM[what]) return;
  report(
    line,
    `${what} has ${text.length} characters, got ${JSON.stringify(text)}. Expected: at most ${ROOM[what]}, which it has room for.`,
  );
}

type Fields = Readonly<Record<string, unknown>>;

/** The objects of a list, with what is written in them; expressions are left out. */
function readObjects(
  element: MdxJsxFlowElement,
  name: string,
): readonly {readonly line: number; readonly fields: Fields}[] {
  return readItems(element, name).flatMap((item) =>
    item.type === 'ObjectExpression'
      ? {line: item.loc?.start.line ?? 1, fields: readFields(item)}
      : [],
  );
}

const readFields = ({properties}: ObjectExpression): Fields =>
  Object.fromEntries(
    properties.flatMap((one: Property | SpreadElement) =>
      one.type === 'Property' && one.key.type === 'Identifier' && one.value.type === 'Literal'
        ? [[one.key.name, one.value.value]]
        : [],
    ),
  );

const readTexts = (element: MdxJsxFlowElement, name: string) =>
  readItems(element, name).flatMap((item) =>
    item.type === 'Literal' && typeof item.value === 'string'
      ? {text: item.value, line: item.loc?.start.line ?? 1}
      : [],
  );

function readItems(element: MdxJsxFlowElement, name: string): Expression[] {
  const attribute = element.attributes.find(
    (one): one is MdxJsxAttribute => one.type === 'mdxJsxAttribute' && one.name === name,
  );
  const value = attribute?.value;
  const [statement] = (typeof value === 'object' ? value?.data?.estree?.body : undefined) ?? [];
  if (statement?.type !== 'ExpressionStatement') return [];
  const {expression} = statement;
  if (expression.type !== 'ArrayExpression') return [];
  return expression.elements.filter(
    (item): item is Expression => item !== null && item.type !== 'SpreadElement',
  );
}
