import {describe, expect, it} from 'vitest';
import {getEdgeLine, getGroupNodes, getNodeBox, type FlowNode} from './layout';

const nodes = new Map<string, FlowNode>(
  [
    {id: 'a', label: 'A', column: 0, row: 0},
    {id: 'b', label: 'B', column: 1, row: 0},
    {id: 'c', label: 'C', column: 1, row: 1},
  ].map((node) => [node.id, node]),
);
const box = (id: string): ReturnType<typeof getNodeBox> => getNodeBox(nodes.get(id) as FlowNode);

describe('getEdgeLine', () => {
  it('runs from the right border to the left border of the next box', () => {
    expect(getEdgeLine({from: 'a', to: 'b'}, nodes)).toMatchObject({
      x1: box('a').x + box('a').width,
      x2: box('b').x,
      vertical: false,
    });
  });

  it('runs upwards from the top border to the bottom border', () => {
    expect(getEdgeLine({from: 'c', to: 'b'}, nodes)).toMatchObject({
      y1: box('c').y,
      y2: box('b').y + box('b').height,
      vertical: true,
    });
  });

  it('stops at an edge to a box that does not exist', () => {
    expect(() => getEdgeLine({from: 'a', to: 'x'}, nodes)).toThrow(
      'FlowDiagram: an edge names an unknown node, got {"from":"a","to":"x"}. Expected: ids of `nodes`.',
    );
  });

  it('stops at a slanted edge', () => {
    expect(() => getEdgeLine({from: 'a', to: 'c'}, nodes)).toThrow(
      'FlowDiagram: the edge a → c is slanted. Expected: nodes of one row or one column.',
    );
  });
});

describe('getGroupNodes', () => {
  it('stops at a box that does not exist', () => {
    expect(() => getGroupNodes({label: 'Host', nodes: ['a', 'x']}, nodes)).toThrow(
      'FlowDiagram: the group "Host" names an unknown node, got "x". Expected: ids of `nodes`.',
    );
  });
});
