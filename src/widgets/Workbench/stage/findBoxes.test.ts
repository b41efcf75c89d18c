import {describe, expect, it} from 'vitest';
import {samples} from '../../../sandbox/samples';
import {findBoxes} from './findBoxes';

const quad = (left: number, top: number, width: number, height: number) => ({
  topLeft: {x: left, y: top},
  topRight: {x: left + width, y: top},
  bottomLeft: {x: left, y: top + height},
  bottomRight: {x: left + width, y: top + height},
});

describe('boxes of a response', () => {
  it('are listed with their place in the JSON and what was read, the largest first', () => {
    const plate = {
      separatedText: 'ABC-123',
      country: 'USA',
      state: 'CA',
      plateROI: quad(10, 10, 50, 10),
      plateChars: [{code: 65, charROI: quad(11, 11, 5, 8)}],
    };
    const mmr = {make: 'Example Motors', model: 'Sample 5'};
    const marking = {type: 'ADR', unicodeText: '331203', plateROI: quad(70, 10, 9, 9)};
    const boxes = findBoxes({
      data: {
        vehicles: [{plate, mmr, markings: [marking], bounds: {vehicleFrame: quad(0, 0, 100, 100)}}],
      },
    });
    expect(boxes.map(({path, label, kind}) => [path, label, kind])).toEqual([
      ['data.vehicles[0].bounds.vehicleFrame', 'Example Motors Sample 5', 'vehicle'],
      ['data.vehicles[0].plate.plateROI', 'ABC-123 · USA-CA', 'plate'],
      ['data.vehicles[0].markings[0].plateROI', 'ADR 331203', 'marking'],
      ['data.vehicles[0].plate.plateChars[0].charROI', 'A', 'character'],
    ]);
  });

  it('have the box around its characters for a code, in the picture that shows it', () => {
    const characters = [
      {code: 67, charROI: quad(10, 10, 5, 8)},
      {code: 83, charROI: quad(16, 12, 5, 8)},
    ];
    const found = {found: true, text: 'CS', characters};
    const [code, ...others] = findBoxes({
      data: {codes: [{code: 'CS', imageResults: [{found: false}, found]}]},
    });
    expect(code).toEqual({
      path: 'data.codes[0].imageResults[1]',
      label: 'CS',
      quad: quad(10, 10, 11, 10),
      kind: 'code',
      picture: 1,
    });
    expect(others.map(({label, picture}) => [label, picture])).toEqual([
      ['C', 1],
      ['S', 1],
    ]);
  });

  it('are none where a corner is missing, or nothing is an object', () => {
    const {bottomRight: _missing, ...incomplete} = quad(0, 0, 1, 1);
    expect(findBoxes({frame: incomplete, list: [null, 1, 'text']})).toEqual([]);
    expect(findBoxes({frame: quad(0, 0, Number.NaN, 1)})).toEqual([]);
    expect(findBoxes(undefined)).toEqual([]);
  });

  it('have a text in every sample picture', () => {
    for (const {name, vehicles, codes} of samples) {
      const boxes = findBoxes({data: {vehicles, codes}});
      expect(boxes.length, name).toBeGreaterThan(0);
      for (const {label, kind, path} of boxes)
        if (kind !== 'frame') expect(label, `${name}: ${path}`).not.toMatch(/ROI|Frame/);
    }
  });
});
