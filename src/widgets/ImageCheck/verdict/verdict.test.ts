import {describe, expect, it} from 'vitest';
import {limits} from '../../../data/limits';
import {pictureAdvice} from '../../../data/pictures';
import {FULL_HD_AREA} from '../../../data/resizing';
import type {Quad} from '../../../sandbox/samples/sample';
import {toQuad} from '../../Workbench/stage/quad';
import {fromRoi} from '../../Workbench/stage/regionOfInterest';
import type {PictureFacts, Problem} from '../file/PictureFacts';
import type {Blur} from '../measures/blur';
import type {Finding} from './Finding';
import {judgeInside, judgeShape} from './judgeMark';
import {judgeBlur} from './judgePixels';
import {suggestCrop, suggestRegion, toCropCommand, toWorkbenchLink} from './suggest';
import {judgePicture, summarize} from './summarize';

const facts: PictureFacts = {
  format: 'JPEG',
  bytes: 100_000,
  orientation: 1,
  size: {width: 4000, height: 3000},
  seen: {width: 1663, height: 1247},
  divisor: 2.4056,
  measures: {
    levels: {mean: 120, black: 0, white: 0.01, darkest: 10, brightest: 240, contrast: 0.6},
    noise: 2,
    sharpness: 300,
    blur: {kind: 'even', sigma: 0.7},
  },
};

const withMeasures = (change: Partial<NonNullable<PictureFacts['measures']>>): PictureFacts => ({
  ...facts,
  measures: {...facts.measures!, ...change},
});

/** Problems that leave open what the API does. */
const OPEN_PROBLEMS = [
  'unreadable',
  'unable',
  'pixels',
  'pixel-data',
  'side',
  'canvas',
  'late-size',
] satisfies Problem[];

const levelOf = (findings: readonly Finding[], id: string) =>
  findings.find((finding) => finding.id === id)?.level;

describe('the verdict on an image', () => {
  it('is good when every value is as recommended', () => {
    expect(summarize(judgePicture(facts))).toEqual({
      level: 'good',
      text: 'All measured values are as recommended.',
    });
  });

  it.each<[string, PictureFacts]>([
    ['blur', withMeasures({blur: {kind: 'even', sigma: 2}})],
    ['blur', withMeasures({blur: {kind: 'motion', sigma: 0, length: 9, angle: 0}})],
    ['mean', withMeasures({levels: {...facts.measures!.levels, brightest: 40}})],
    ['mean', withMeasures({levels: {...facts.measures!.levels, darkest: 220}})],
    ['contrast', withMeasures({levels: {...facts.measures!.levels, contrast: 0.05}})],
    ['noise', withMeasures({noise: 15})],
  ])('names %s, its remedy, and where to read more', (id, wrong) => {
    const findings = judgePicture(wrong);
    const bad = findings.filter(({level}) => level === 'bad');
    expect(bad.map((finding) => finding.id)).toEqual([id]);
    expect(bad[0]?.text).toMatch(/[a-z]\.$/);
    expect(bad[0]?.to).toContain('input-image-guide#');
    expect(summarize(findings).level).toBe('bad');
  });

  it('says what the API would reject', () => {
    const large = {...facts, bytes: limits.imageBytes.value};
    expect(summarize(judgePicture(large)).level).toBe('rejected');
    for (const problem of ['empty', 'format', 'head'] satisfies Problem[]) {
      const findings = judgePicture({format: 'HEIC', bytes: 9, orientation: 1, problem});
      expect(summarize(findings).level).toBe('rejected');
      expect(findings[0]?.text).toMatch(/\.$/);
    }
  });

  it('does not call an image rejected that only this page or browser could not read', () => {
    const {measures: _, ...rest} = facts;
    for (const problem of OPEN_PROBLEMS) {
      const findings = judgePicture({...rest, problem});
      expect(summarize(findings)).toEqual({
        level: 'unmeasured',
        text: 'The pixels of this file were not measured.',
      });
      const text = findings.find(({id}) => id === 'problem')?.text;
      expect(text).toMatch(/\.$/);
      expect(text).not.toMatch(/damaged|400/);
    }
  });

  it('is not sure of a file that leaves little room for the rest of the request', () => {
    const judge = (bytes: number) => judgePicture({...facts, bytes});
    const {value} = limits.imageBytes;
    expect(levelOf(judge(value - 2049), 'bytes')).toBe('good');
    for (const bytes of [value - 2047, value - 100, value - 1]) {
      const findings = judge(bytes);
      expect(levelOf(findings, 'bytes')).toBe('unsure');
      expect(summarize(findings).level).toBe('unmeasured');
      expect(findings.find(({id}) => id === 'bytes')?.text).toContain('may be too large');
    }
  });

  it('leaves open whether black and white pixels matter until a plate is marked', () => {
    const levels = {...facts.measures!.levels, white: 0.2, black: 0.1};
    const findings = judgePicture(withMeasures({levels}));
    expect([levelOf(findings, 'white'), levelOf(findings, 'black')]).toEqual(['unsure', 'unsure']);
    expect(summarize(findings).level).toBe('unmeasured');
    const judge = (white: number, black: number) => {
      const {blur} = facts.measures!;
      const inside = judgeInside({contrast: 0.5, levels: {...levels, white, black}, blur});
      return [levelOf(inside, 'white'), levelOf(inside, 'black')];
    };
    // The paper of a plate may be white.
    expect(judge(0.6, 0.2)).toEqual(['good', 'good']);
    expect(judge(0.9, 0)).toEqual(['bad', 'good']);
    expect(judge(0, 0.9)).toEqual(['good', 'bad']);
  });

  it('claims neither motion nor focus where edges do not show it', () => {
    const judge = (blur: Blur) => judgeBlur(blur, 'The vehicle');
    for (const isCrossed of [true, false]) {
      const bad = judge({kind: 'ambiguous', sigma: 3, isCrossed});
      expect(bad.level).toBe('bad');
      expect(bad.text).toContain('motion or by focus');
      const {level} = judge({kind: 'ambiguous', sigma: 0.5, isCrossed});
      expect(level).toBe(isCrossed ? 'good' : 'unsure');
    }
    expect(judge({kind: 'unknown'}).level).toBe('unsure');
  });
});

describe('the verdict on a mark', () => {
  const at = (height: number): Quad => toQuad({x: 100, y: 100, width: 4 * height, height});

  it('compares the height that recognition sees with the guide', () => {
    const {limit} = pictureAdvice.characterHeight;
    expect(levelOf(judgeShape(at(limit), 'characters', 1), 'height')).toBe('good');
    expect(levelOf(judgeShape(at(limit - 1), 'characters', 1), 'height')).toBe('bad');
    const resized = judgeShape(at(30), 'characters', 2.4).find(({id}) => id === 'height');
    expect(resized).toMatchObject({level: 'bad', value: '12.5\u00a0px'});
    expect(resized?.text).toContain('crop');
  });

  it('takes the characters of a plate as a part of its height, and knows its angles', () => {
    const plate = toQuad({x: 0, y: 0, width: 520, height: 110});
    const findings = judgeShape(plate, 'european', 1);
    expect(findings.find(({id}) => id === 'height')?.value).toBe('75.0\u00a0px');
    expect(levelOf(findings, 'horizontalAngle')).toBe('good');
    const fromTheSide = toQuad({x: 0, y: 0, width: 260, height: 110});
    expect(levelOf(judgeShape(fromTheSide, 'european', 1), 'horizontalAngle')).toBe('bad');
    expect(levelOf(judgeShape(plate, 'characters', 1), 'horizontalAngle')).toBeUndefined();
  });
});

describe('suggestions around a mark', () => {
  const picture = {width: 4000, height: 3000};
  const marks = [
    toQuad({x: 1900, y: 1500, width: 200, height: 50}),
    toQuad({x: 0, y: 0, width: 40, height: 10}),
    toQuad({x: 3900, y: 2980, width: 99, height: 19}),
  ];

  it('are a region inside of the image that the workbench reads', () => {
    for (const mark of marks) {
      const region = suggestRegion(mark, picture);
      expect(region.topLeft.x).toBeGreaterThanOrEqual(0);
      expect(region.bottomRight.x).toBeLessThan(picture.width);
      expect(region.bottomRight.y).toBeLessThan(picture.height);
      expect(region.topLeft.x).toBeLessThanOrEqual(mark.topLeft.x);
      expect(region.bottomRight.y).toBeGreaterThanOrEqual(mark.bottomRight.y);
      const link = new URL(toWorkbenchLink(region), 'http://localhost');
      expect(fromRoi(link.searchParams.get('part.roi') ?? '')).toEqual(region);
    }
  });

  it('are the largest crop that is not resized, inside of the image', () => {
    for (const mark of marks) {
      const crop = suggestCrop(mark, picture)!;
      expect(crop.width * crop.height).toBeLessThanOrEqual(FULL_HD_AREA);
      expect((crop.width + 1) * (crop.height + 1)).toBeGreaterThan(FULL_HD_AREA);
      expect(crop.x).toBeGreaterThanOrEqual(0);
      expect(crop.x + crop.width).toBeLessThanOrEqual(picture.width);
      expect(crop.x).toBeLessThanOrEqual(mark.topLeft.x);
      expect(crop.y + crop.height).toBeGreaterThanOrEqual(mark.bottomRight.y);
    }
    expect(toCropCommand({x: 1, y: 2, width: 3, height: 4})).toContain('-crop 3x4+1+2');
    expect(suggestCrop(marks[0]!, {width: 1280, height: 720})).toBeUndefined();
  });
});
