import React, {useId, type ReactNode} from 'react';
import {
  getEdgeLine,
  getGroupNodes,
  getNodeBox,
  getSize,
  type FlowEdge,
  type FlowGroup,
  type FlowNode,
} from './layout';
import ScrollBox from '../ScrollBox';
import styles from './styles.module.css';

export interface FlowDiagramProps {
  readonly title: string;
  /** The whole content in words: read instead of the picture. */
  readonly description: string;
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
  readonly groups?: readonly FlowGroup[];
}

/** Boxes on a grid and arrows between them, as SVG in the page's own colors. */
export default function FlowDiagram({
  title,
  description,
  nodes,
  edges,
  groups = [],
}: FlowDiagramProps): ReactNode {
  const id = useId();
  const {width, height} = getSize(nodes);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return (
    <figure className={styles.figure}>
      <ScrollBox label={title}>
        <svg
          className={styles.picture}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-labelledby={`${id}title ${id}text`}
        >
          <title id={`${id}title`}>{title}</title>
          <desc id={`${id}text`}>{description}</desc>
          <defs>
            <marker
              id={`${id}arrow`}
              viewBox="0 0 10 10"
              refX="9"
              refY="5"
              markerWidth="8"
              markerHeight="8"
              orient="auto-start-reverse"
            >
              <path className={styles.arrow} d="M0 0 10 5 0 10z" />
            </marker>
          </defs>
          {groups.map((group) => (
            <Group key={group.label} group={group} byId={byId} />
          ))}
          {edges.map((edge) => (
            <Edge
              key={`${edge.from} ${edge.to} ${edge.label ?? ''}`}
              edge={edge}
              byId={byId}
              marker={`url(#${id}arrow)`}
            />
          ))}
          {nodes.map((node) => (
            <Node key={node.id} node={node} />
          ))}
        </svg>
      </ScrollBox>
      <figcaption>{title}</figcaption>
    </figure>
  );
}

function Node({node}: {readonly node: FlowNode}): ReactNode {
  const box = getNodeBox(node);
  const middle = box.x + box.width / 2;
  const lines = node.note === undefined ? [node.label] : [node.label, node.note];
  const first = box.y + box.height / 2 - (lines.length - 1) * 9;
  return (
    <g>
      <rect className={node.accent === true ? styles.accentNode : styles.node} {...box} rx={8} />
      {lines.map((line, index) => (
        <text
          key={line}
          className={index === 0 ? styles.label : styles.note}
          x={middle}
          y={first + index * 18}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {line}
        </text>
      ))}
    </g>
  );
}

function Edge({
  edge,
  byId,
  marker,
}: {
  readonly edge: FlowEdge;
  readonly byId: ReadonlyMap<string, FlowNode>;
  readonly marker: string;
}): ReactNode {
  const line = getEdgeLine(edge, byId);
  return (
    <g>
      <line
        className={styles.edge}
        x1={line.x1}
        y1={line.y1}
        x2={line.x2}
        y2={line.y2}
        markerEnd={marker}
        markerStart={edge.both === true ? marker : undefined}
      />
      {edge.label !== undefined && (
        <text
          className={styles.note}
          x={line.labelX}
          y={line.labelY}
          textAnchor={line.vertical ? 'start' : 'middle'}
        >
          {edge.label}
        </text>
      )}
    </g>
  );
}

function Group({
  group,
  byId,
}: {
  readonly group: FlowGroup;
  readonly byId: ReadonlyMap<string, FlowNode>;
}): ReactNode {
  const boxes = getGroupNodes(group, byId).map(getNodeBox);
  const x = Math.min(...boxes.map((box) => box.x)) - 16;
  const y = Math.min(...boxes.map((box) => box.y)) - 30;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + 16;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + 14;
  return (
    <g>
      <rect className={styles.group} x={x} y={y} width={right - x} height={bottom - y} rx={12} />
      <text className={styles.note} x={x + 12} y={y + 18}>
        {group.label}
      </text>
    </g>
  );
}
