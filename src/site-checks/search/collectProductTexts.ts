import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {licenseErrors} from '../../data/products/licenseClient';
import {mobileResults} from '../../data/products/mobile';
import {symptoms, type Symptom} from '../../data/products/symptoms';
import {exitCodes, workerStatuses, type Outcome} from '../../data/products/worker';

/** A text that a product prints or returns, and how the places that explain it end. */
export interface ProductText {
  readonly text: string;
  readonly places: readonly RegExp[];
}

const FAILED = exitCodes.filter(({code}) => code !== '0');
const SECTIONS = /^##+ .*\{\/\* #(troubleshooting|errors) \*\/\}\n([^]*?)(?=^##+ |$(?![^]))/gm;

/**
 * The error texts of the agent, the worker, the license client and the mobile app, from data and
 * documents.
 */
export function collectProductTexts(dir: string): ProductText[] {
  return [
    ...toTexts('exit code', FAILED, [
      /#exit-codes$/,
      /#errors$/,
      /#error-no-license$/,
      /#error-(?:worker|agent)-exit-\d+$/,
    ]),
    ...toTexts('worker status', workerStatuses, [
      /configuration#statuses$/,
      /#errors$/,
      /#error-worker-\d+$/,
    ]),
    ...toTexts('license service', licenseErrors, [
      /tutorial#errors$/,
      /tutorial-executable#interface$/,
      /#error-license-\w+$/,
    ]),
    ...mobileResults
      .filter(({value}) => value !== '-1')
      .map(({value, meaning}) => ({
        text: `result code ${value} ${meaning}`,
        places: [/#codes$/, /#error-mobile-result-\d$/],
      })),
    ...Object.values(symptoms).flatMap(({list}) => list.flatMap(toSymptomTexts)),
    ...collectShownMessages(dir),
  ];
}

/** The code with the name of its table, alone and with its meaning, as a reader may type them. */
const toTexts = (
  name: string,
  outcomes: readonly Outcome[],
  places: readonly RegExp[],
): ProductText[] =>
  outcomes.flatMap(({code, meaning}) =>
    [`${name} ${code}`, `${name} ${code} ${meaning}`].map((text) => ({text, places})),
  );

/** The texts in code font that a symptom names. */
const toSymptomTexts = ({symptom}: Symptom): ProductText[] =>
  symptom
    .split('`')
    .filter((text, part) => part % 2 === 1 && !text.startsWith('<'))
    .slice(0, 1)
    .map((text) => ({text, places: [/#troubleshooting$/, /tools\/errors#error-/]}));

/** Messages that a document shows in its section about errors. */
const collectShownMessages = (dir: string): ProductText[] =>
  readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const document = readFileSync(path.join(dir, file), 'utf8');
      return [...document.matchAll(SECTIONS)].flatMap(([, anchor = '', section = '']) =>
        [...section.matchAll(/^```text\n([^]*?)\n```/gm)].map(([, text = '']) => ({
          text,
          places: [new RegExp(`#${anchor}$`), /tools\/errors#error-/],
        })),
      );
    });
