/** A box on the grid. */
export interface FlowNode {
  readonly id: string;
  readonly label: string;
  /** Second, smaller line. */
  readonly note?: string;
  readonly column: number;
  readonly row: number;
  /** Marks the box that the page is about. */
  readonly accent?: boolean;
}

/** An arrow between two boxes of the same row or the same column. */
export interface FlowEdge {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  /** Arrow heads at both ends. */
  readonly both?: boolean;
}

/** A dashed frame around boxes: a host, a network. */
export interface FlowGroup {
  readonly label: string;
  readonly nodes: readonly string[];
}

// Three columns fill the text column of a page.
const CELL = {width: 284, height: 120};
const BOX = {width: 168, height: 56};
const MARGIN = {x: 24, y: 40};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface EdgeLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly labelX: number;
  readonly labelY: number;
  readonly vertical: boolean;
}

/** Position of a box in the diagram. */
export const getNodeBox = ({column, row}: FlowNode): Box => ({
  x: MARGIN.x + column * CELL.width,
  y: MARGIN.y + row * CELL.height,
  ...BOX,
});

/** Size of the whole picture. */
export function getSize(nodes: readonly FlowNode[]): {
  readonly width: number;
  readonly height: number;
} {
  const boxes = nodes.map(getNodeBox);
  return {
    width: Math.max(...boxes.map((box) => box.x + box.width)) + MARGIN.x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN.x,
  };
}

/** Ends of an arrow at the borders of its boxes, and the place of its label. */
export function getEdgeLine({from, to}: FlowEdge, nodes: ReadonlyMap<string, FlowNode>): EdgeLine {
  const source = nodes.get(from);
  const target = nodes.get(to);
  if (source === undefined || target === undefined) {
    throw new Error(
      `FlowDiagram: an edge names an unknown node, got ${JSON.stringify({from, to})}. Expected: ids of \`nodes\`.`,
    );
  }
  if (source.row !== target.row && source.column !== target.column) {
    throw new Error(
      `FlowDiagram: the edge ${from} → ${to} is slanted. Expected: nodes of one row or one column.`,
    );
  }
  const a = getNodeBox(source);
  const b = getNodeBox(target);
  const vertical = source.row !== target.row;
  const forward = vertical ? target.row > source.row : target.column > source.column;
  if (vertical) {
    const x = a.x + BOX.width / 2;
    const y1 = forward ? a.y + BOX.height : a.y;
    const y2 = forward ? b.y : b.y + BOX.height;
    return {x1: x, y1, x2: x, y2, labelX: x + 8, labelY: (y1 + y2) / 2 + 4, vertical};
  }
  const y = a.y + BOX.height / 2;
  const x1 = forward ? a.x + BOX.width : a.x;
  const x2 = forward ? b.x : b.x + BOX.width;
  return {x1, y1: y, x2, y2: y, labelX: (x1 + x2) / 2, labelY: y - 8, vertical};
}

/**
 * The boxes in a frame.
 *
 * @throws {Error} for an id that no box has
 */
export function getGroupNodes(
  {label, nodes: ids}: FlowGroup,
  nodes: ReadonlyMap<string, FlowNode>,
): FlowNode[] {
  return ids.map((id) => {
    const node = nodes.get(id);
    if (node === undefined) {
      throw new Error(
        `FlowDiagram: the group ${JSON.stringify(label)} names an unknown node, got ${JSON.stringify(id)}. Expected: ids of \`nodes\`.`,
      );
    }
    return node;
  });
}
