import type {PhrasingContent, Root, Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import type {ContractFailure} from '../../contract';

const REPEAT = {
  'with-backoff': 'yes, after a pause',
  'next-period': 'in the next period',
  never: 'no',
} as const satisfies Record<ContractFailure['retry']['when'], string>;

/**
 * Replaces `<ErrorTable operation="createHook" />` by the errors that the contract documents for
 * that operation.
 */
export function errorTables() {
  return async (tree: Root, page: VFile): Promise<void> => {
    // A walk through every document would cost more than all tables.
    if (!String(page.value).includes('<ErrorTable')) return;
    // A build that compiles no such document needs no contract.
    const {listErrors, loadAllContracts} = await import('../../contract');
    // Read for each such document: a specification may change while `npm start` runs.
    const failures = Object.values(loadAllContracts()).flatMap(listErrors);
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name !== 'ErrorTable' || parent === undefined || index === undefined) return;
      const operation = getOperation(element);
      const rows = failures.filter(({operationId}) => operationId === operation);
      if (rows.length === 0) {
        const known = [...new Set(failures.map(({operationId}) => operationId))].join(', ');
        page.fail(
          `\`ErrorTable\`: unknown \`operation\`, got ${JSON.stringify(operation)}. Expected: one of ${known}.`,
          element,
          'error-tables:operation',
        );
      }
      parent.children[index] = toTable(rows);
    });
  };
}

function getOperation({attributes}: MdxJsxFlowElement): string | undefined {
  const attribute = attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'operation',
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** A status with more errors has one row; the reference lists them. */
const MAX_ROWS_OF_STATUS = 5;

/** Errors that share a row: those with the same remedy, or many of a status. */
function toGroups(failures: readonly ContractFailure[]): ContractFailure[][] {
  const groups = new Map<string, ContractFailure[]>();
  for (const failure of failures) {
    const ofStatus = failures.filter(({response}) => response === failure.response);
    const key =
      ofStatus.length > MAX_ROWS_OF_STATUS
        ? failure.response
        : `${failure.response} ${failure.remedy}`;
    groups.set(key, [...(groups.get(key) ?? []), failure]);
  }
  return [...groups.values()];
}

function toTable(failures: readonly ContractFailure[]): Table {
  const rows = toGroups(failures).map((group) => {
    const [first] = group as [ContractFailure];
    const isOne = group.length === 1;
    const what = isOne ? `${first.summary}.` : first.shared.cause;
    const isSame = group.every(({remedy}) => remedy === first.remedy);
    return toRow(
      `\`${first.response}\``,
      what,
      isSame ? first.remedy : first.shared.remedy,
      REPEAT[first.retry.when],
      first.billed ? 'yes' : 'no',
    );
  });
  return {
    type: 'table',
    children: [toRow('Status', 'What happened', 'What to do', 'Repeat?', 'Billed?'), ...rows],
  };
}

const toRow = (...cells: readonly string[]): TableRow => ({
  type: 'tableRow',
  children: cells.map((text) => ({type: 'tableCell', children: toPhrasing(text)})),
});

/** Text between backticks becomes code. */
const toPhrasing = (text: string): PhrasingContent[] =>
  text
    .split('`')
    .map((value, part): PhrasingContent => ({type: part % 2 === 1 ? 'inlineCode' : 'text', value}))
    .filter((node) => 'value' in node && node.value !== '');
