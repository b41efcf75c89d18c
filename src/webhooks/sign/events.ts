const corners = (left: number, top: number, right: number, bottom: number) => ({
  topLeft: {x: left, y: top},
  topRight: {x: right, y: top},
  bottomRight: {x: right, y: bottom},
  bottomLeft: {x: left, y: bottom},
});

const plate = {
  found: true,
  unicodeText: 'ABC123',
  country: 'HUN',
  confidence: 97,
  category: 'COMMON',
  plateROI: corners(400, 620, 540, 670),
};

const mmr = {
  found: true,
  make: 'Example Motors',
  model: 'Sample 5',
  category: 'CAR',
  color: {r: 32, g: 64, b: 160},
  makeConfidence: 93,
  modelConfidence: 90,
};

const nothing = {found: false};

/** What the agent can have detected. A vehicle that it found neither plate nor make of is an event, too. */
export const eventKinds = [
  {label: 'Plate and make', event: {plate, mmr}},
  {label: 'Plate only', event: {plate, mmr: nothing}},
  {label: 'Make only', event: {plate: nothing, mmr}},
  {label: 'Nothing found', event: {plate: nothing, mmr: nothing}},
] as const;

export type EventKind = (typeof eventKinds)[number]['label'];

/** An event without its attachments, as text to edit. */
export function writeEvent(kind: EventKind, detectedAt: number): string {
  const {event} = eventKinds.find(({label}) => label === kind) ?? eventKinds[0];
  return JSON.stringify({detectionTimestamp: detectedAt, event}, null, 2);
}
