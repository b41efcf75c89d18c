import {describe, expect, it} from 'vitest';
import {findBoxes} from './findBoxes';

const quad = (left: number, top: number, width: number, height: number) => ({
  topLeft: {x: left, y: top},
  topRight: {x: left + width, y: top},
  bottomLeft: {x: left, y: top + height},
  bottomRight: {x: left + width, y: top + height},
});

describe('frames of a response', () => {
  it('are listed with their place in the JSON, the largest first', () => {
    const plate = {
      separatedText: 'ABC-123',
      plateROI: quad(10, 10, 50, 10),
      plateChars: [{code: 65, charROI: quad(11, 11, 5, 8)}],
    };
    const boxes = findBoxes({
      data: {vehicles: [{plate, bounds: {vehicleFrame: quad(0, 0, 100, 100)}}]},
    });
    expect(boxes.map(({path, label, isCharacter}) => [path, label, isCharacter])).toEqual([
      ['data.vehicles[0].bounds.vehicleFrame', 'vehicleFrame', false],
      ['data.vehicles[0].plate.plateROI', 'ABC-123', false],
      ['data.vehicles[0].plate.plateChars[0].charROI', 'charROI', true],
    ]);
  });

  it('are none where a corner is missing, or nothing is an object', () => {
    const {bottomRight: _missing, ...incomplete} = quad(0, 0, 1, 1);
    expect(findBoxes({frame: incomplete, list: [null, 1, 'text']})).toEqual([]);
    expect(findBoxes(undefined)).toEqual([]);
  });
});
