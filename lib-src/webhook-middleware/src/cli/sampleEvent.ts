/** An image of one blue pixel, PNG. */
const IMAGE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNQcFgAAAGEAQF/g289AAAAAElFTkSuQmCC';

const corners = (left: number, top: number, right: number, bottom: number) => ({
  topLeft: {x: left, y: top},
  topRight: {x: right, y: top},
  bottomRight: {x: right, y: bottom},
  bottomLeft: {x: left, y: bottom},
});
const black = {r: 0, g: 0, b: 0};
const white = {r: 255, g: 255, b: 255};

const makeAndModel = {
  found: true,
  category: 'CAR',
  categoryConfidence: 97,
  color: {r: 32, g: 64, b: 160},
  colorConfidence: 88,
  make: 'Example Motors',
  makeConfidence: 93,
  model: 'Sample 5',
  modelConfidence: 90,
  proctime: 21,
};

const plate = {
  found: true,
  bgColor: white,
  color: black,
  category: 'COMMON',
  confidence: 97,
  country: 'HUN',
  plateChars: [...'ABC123'].map((character, index) => ({
    bgColor: white,
    color: black,
    charROI: corners(412 + index * 20, 630, 430 + index * 20, 660),
    code: character.codePointAt(0),
    confidence: 98,
  })),
  plateROI: corners(400, 620, 540, 670),
  plateType: 101,
  plateTypeConfidence: 99,
  positionConfidence: 99,
  proctime: 34,
  state: '',
  unicodeText: 'ABC123',
};

/**
 * Creates an event as the agent sends it, of a vehicle that does not exist.
 *
 * @param detectedAt time of the detection
 * @param attachment image to send with it; default: a single pixel
 * @returns the body to sign and to post
 */
export function createSampleEvent(
  detectedAt: Date,
  attachment: {mimeType: string; data: string} = {mimeType: 'image/png', data: IMAGE},
): string {
  return JSON.stringify({
    detectionTimestamp: detectedAt.getTime(),
    event: {mmr: makeAndModel, plate},
    attachments: [attachment],
  });
}
