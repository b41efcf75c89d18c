import {describe, expect, it} from 'vitest';
import {apiIds, loadAllContracts} from '../../contract';
import {sampleLanguages} from '../../contract/samples';
import {toApiView} from '../../contract/view/toApiView';
import {highlightRuns} from '../../markdown/highlight/highlight';
import type {CodeRun} from '../../markdown/highlight/runs';
import {toCodeRuns} from './toCodeRuns';

const contracts = loadAllContracts();
const samples: {readonly code: string; readonly language: string}[] = [];
for (const api of apiIds) {
  toApiView(api, contracts[api], (code, language) => {
    samples.push({code, language});
    return [code];
  });
}

/** The color of each character. */
const toColors = (runs: readonly CodeRun[]): (number | undefined)[] =>
  runs.flatMap((run) =>
    typeof run === 'string' ? Array.from(run, () => undefined) : Array.from(run[1], () => run[0]),
  );

describe('the code of a request', () => {
  it('is the code itself', () => {
    expect(samples.length).toBeGreaterThan(100);
    for (const {code, language} of samples) {
      const runs = toCodeRuns(code, language);
      expect(runs.map((run) => (typeof run === 'string' ? run : run[1])).join('')).toBe(code);
    }
    expect(toCodeRuns('a "b" 1', 'unknown')).toEqual(['a "b" 1']);
  });

  const languages = [...new Set(sampleLanguages.map(({language}) => language))];

  it.each(languages)('has the colors that the build gives to samples: %s', (language) => {
    let [all, same] = [0, 0];
    for (const {code} of samples.filter((one) => one.language === language)) {
      const [own, wanted] = [toCodeRuns(code, language), highlightRuns(code, language)].map(
        toColors,
      );
      Array.from(code).forEach((character, index) => {
        if (/\s/.test(character)) return;
        all += 1;
        if (own?.[index] === wanted?.[index]) same += 1;
      });
    }
    console.log(`${language}: ${((same / all) * 100).toFixed(2)} % of ${all} characters agree`);
    // The build leaves options with a hyphen plain, such as --form-string.
    expect(same / all).toBeGreaterThan(language === 'bash' ? 0.98 : 0.999);
  });

  it('stays in line with hostile texts', () => {
    const hostile = ['`${', 'f"{', '"$', "'", '"\\', '"'.repeat(9_999), '`${}'.repeat(9_999)];
    for (const code of hostile) {
      for (const {language} of sampleLanguages)
        expect(toColors(toCodeRuns(code, language))).toHaveLength(Array.from(code).length);
    }
  });
});
