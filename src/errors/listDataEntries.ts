import {errorMessages} from '../data/errorMessages';
import type {LibraryError} from '../data/library-errors/LibraryError';
import {libraryErrors} from '../data/library-errors/libraryErrors';
import {toPythonText} from '../data/library-errors/toPythonText';
import {agentExitCodes} from '../data/products/agent';
import {licenseErrors} from '../data/products/licenseClient';
import {mobileResults} from '../data/products/mobile';
import {symptoms, type ProductWithSymptoms} from '../data/products/symptoms';
import {exitCodes, workerStatuses} from '../data/products/worker';
import {names, product} from '../portal/product';
import {errorSources, type ErrorEntry, type ErrorSource} from './ErrorEntry';

const PRODUCTS = '/content/downloadable-products';
const WORKER_PAGE = `${PRODUCTS}/on-premise-${product.slug}-worker/configuration`;
const AGENT_PAGE = `${PRODUCTS}/agent-docs/configuration`;

/** What most errors outside the APIs have in common. */
const USUAL = {
  codes: [],
  messages: [],
  billed: 'no',
  retry: 'never',
  isOnlyHere: false,
  tries: [],
  calls: [],
} as const satisfies Partial<ErrorEntry>;

/** The errors of everything but the APIs: networks, samples, libraries, products. */
export const listDataEntries = (): ErrorEntry[] => [
  ...listMessages(),
  ...listLibraryErrors(),
  ...listExitCodes(),
  ...listWorkerStatuses(),
  ...listLicenseErrors(),
  ...listSymptoms(),
  ...listMobileResults(),
];

const listMessages = (): ErrorEntry[] =>
  errorMessages.map(({id, page, ...error}) => ({
    ...USUAL,
    ...error,
    id: `error-${id}`,
    isOnlyHere: true,
    pages: [page],
  }));

const PACKAGES = {
  'cloud-client': names.clientPackage,
  'python-client': names.pythonDistribution,
  'webhook-middleware': names.middlewarePackage,
} as const;

const listLibraryErrors = (): ErrorEntry[] =>
  libraryErrors.map((error) => {
    const {id, libraries, code, codes = [], status, title, variants, cause, remedy} = error;
    return {
      ...USUAL,
      id: `error-${id}`,
      sources: libraries,
      isOnlyHere: true,
      ...(status !== undefined && {status: String(status)}),
      codes: [...(code === undefined ? [] : [code]), ...codes],
      ...(title !== undefined && {title}),
      messages: listTexts(error),
      ...(variants !== undefined && {variants}),
      cause,
      remedy,
      billed: error.billed ?? 'no',
      retry: error.retry ?? 'never',
      pages: toLibraryPages(error),
    };
  });

/** Texts of each library that has the error, each once. */
function listTexts({libraries, messages, pythonMessages = []}: LibraryError): readonly string[] {
  if (!libraries.includes('python-client')) return messages;
  return [...new Set([...messages, ...messages.map(toPythonText), ...pythonMessages])];
}

const LANGUAGES: Readonly<Record<LibraryError['libraries'][number], string>> = {
  'cloud-client': ' (JavaScript)',
  'python-client': ' (Python)',
  'webhook-middleware': '',
};

function toLibraryPages({libraries, page}: LibraryError): ErrorEntry['pages'] {
  const toPage = (library: LibraryError['libraries'][number]): ErrorEntry['pages'][number] => ({
    label:
      page === '' ? errorSources[library] : `${page.replace('classes/', '')}${LANGUAGES[library]}`,
    to: `/lib/${PACKAGES[library]}/${page}`,
  });
  const [first, ...others] = libraries;
  return [toPage(first), ...others.map(toPage)];
}

/** The License Service's rejection, 11, is among the messages: it has a text. */
const LICENSE_CODE = '11';

function listExitCodes(): ErrorEntry[] {
  const worker = exitCodes
    .filter(({code}) => code !== '0' && code !== LICENSE_CODE)
    .map(({code, meaning, remedy}) => {
      // The license client loads no engines.
      const sources: ErrorSource[] = code === '12' ? ['worker'] : ['worker', 'license-client'];
      return toExit({sources, owner: 'worker', page: WORKER_PAGE, code, meaning, remedy});
    });
  const agent = agentExitCodes
    .filter(({code}) => code !== '0')
    .map((outcome) => toExit({sources: ['agent'], owner: 'agent', page: AGENT_PAGE, ...outcome}));
  return [...worker, ...agent];
}

function toExit(exit: {
  readonly sources: readonly ErrorSource[];
  readonly owner: string;
  readonly page: string;
  readonly code: string;
  readonly meaning: string;
  readonly remedy: string;
}): ErrorEntry {
  const {sources, owner, page, code, meaning, remedy} = exit;
  return {
    ...USUAL,
    id: `error-${owner}-exit-${code}`,
    sources,
    exitCode: code,
    title: `Exit code ${code}`,
    cause: meaning,
    remedy,
    pages: [{label: 'Exit codes', to: `${page}#exit-codes`}],
  };
}

/** Statuses of the worker that wait for something. */
const TEMPORARY = ['408', '503'];

const listWorkerStatuses = (): ErrorEntry[] =>
  workerStatuses.map(({code, meaning, remedy}) => ({
    ...USUAL,
    id: `error-worker-${code}`,
    sources: ['worker'],
    status: code,
    title: `Status ${code} from the worker`,
    cause: meaning,
    remedy,
    retry: TEMPORARY.includes(code) ? 'with-backoff' : 'never',
    pages: [{label: 'Status codes of the worker', to: `${WORKER_PAGE}#statuses`}],
  }));

const listLicenseErrors = (): ErrorEntry[] =>
  licenseErrors.map(({code, meaning, remedy}) => ({
    ...USUAL,
    id: `error-license-${code}`,
    sources: ['worker', 'license-client'],
    status: code,
    title: `Status ${code} from the License Service`,
    cause: meaning,
    remedy,
    retry: /^(?:429|5)/.test(code) ? 'with-backoff' : 'never',
    pages: [
      {
        label: 'Errors of the License Service',
        to: `${PRODUCTS}/license-service-client/tutorial#errors`,
      },
    ],
  }));

const SOURCES: Readonly<Record<ProductWithSymptoms, ErrorSource>> = {
  worker: 'worker',
  'base-image': 'worker',
  'license-client': 'license-client',
  agent: 'agent',
  mobile: 'mobile',
};

const listSymptoms = (): ErrorEntry[] =>
  (Object.keys(symptoms) as ProductWithSymptoms[]).flatMap((owner) =>
    symptoms[owner].list.map(({id, symptom, cause, ...symptomFacts}) => {
      const printed = symptom.split('`').filter((_, part) => part % 2 === 1);
      return {
        ...USUAL,
        ...symptomFacts,
        id: `error-${owner}-${id}`,
        sources: [SOURCES[owner]],
        title: symptom,
        messages: printed.length === 0 ? [] : [printed.join(' … ')],
        cause: `${cause}.`,
        pages: [{label: 'Troubleshooting', to: symptoms[owner].page}],
      };
    }),
  );

const listMobileResults = (): ErrorEntry[] =>
  mobileResults
    .filter(({value}) => value !== '-1')
    .map(({result, value, meaning, remedy}) => ({
      ...USUAL,
      id: `error-mobile-result-${value}`,
      sources: ['mobile'],
      title: `Result code ${value}`,
      messages: [`result code ${value}`],
      cause: `${result}: ${meaning}`,
      remedy,
      pages: [
        {
          label: 'Result codes',
          to: `${PRODUCTS}/${product.slug}-mobile-docs/${product.slug}-mobile-integration#codes`,
        },
      ],
    }));
