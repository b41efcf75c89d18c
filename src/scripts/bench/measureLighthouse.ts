import {pageTypes} from './pageTypes';

/** Medians of several Lighthouse runs of one page, as a phone sees it. */
export interface LighthouseScores {
  readonly type: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
}

/** Runs Lighthouse's mobile profile on one page of each type, in a browser that listens on a debugging port. */
export async function measureLighthouse(
  base: string,
  port: number,
  runs: number,
): Promise<LighthouseScores[]> {
  const {default: lighthouse} = await import('lighthouse');
  const scores: LighthouseScores[] = [];
  for (const [type, route] of Object.entries(pageTypes)) {
    const results: Omit<LighthouseScores, 'type'>[] = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(base + route, {
        port,
        logLevel: 'silent',
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      });
      if (result === undefined) throw new Error(`Lighthouse: no result for \`${base + route}\`.`);
      const {categories, audits} = result.lhr;
      const score = (id: string): number => Math.round((categories[id]?.score ?? 0) * 100);
      const value = (id: string): number => Math.round(audits[id]?.numericValue ?? 0);
      results.push({
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
        fcpMs: value('first-contentful-paint'),
        lcpMs: value('largest-contentful-paint'),
        tbtMs: value('total-blocking-time'),
      });
    }
    const median = (key: keyof (typeof results)[number]): number =>
      results.map((result) => result[key]).sort((a, b) => a - b)[Math.floor(results.length / 2)] ??
      0;
    scores.push({
      type,
      performance: median('performance'),
      accessibility: median('accessibility'),
      bestPractices: median('bestPractices'),
      seo: median('seo'),
      fcpMs: median('fcpMs'),
      lcpMs: median('lcpMs'),
      tbtMs: median('tbtMs'),
    });
  }
  return scores;
}
