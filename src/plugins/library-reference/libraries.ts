import {names} from '../../portal/product';

/** A library whose public names become pages. */
export interface Library {
  /**
   * Folder with `package.json`, `README.md`, `extras.json` and `src/index.ts`, relative to the
   * site. A Python library has `pyproject.toml` and a package in `src`.
   */
  readonly folder: string;
  /** Last part of its route, also its name on npm. */
  readonly name: string;
  /** What the sidebar calls it. */
  readonly label: string;
  /** Folder of a Python package below `folder`. */
  readonly pythonPackage?: string;
  /** Folders that parts of its sources are generated from, so that a change there changes its pages. */
  readonly generatedFrom?: readonly string[];
}

export const libraries: readonly Library[] = [
  {
    folder: 'lib-src/cloud-client',
    name: names.clientPackage,
    label: 'JavaScript cloud client',
    generatedFrom: ['src/data'],
  },
  {
    folder: 'lib-src/python-client',
    name: names.pythonDistribution,
    label: 'Python cloud client',
    pythonPackage: 'src/client_package',
    generatedFrom: ['src/data', 'api-specs'],
  },
  {
    folder: 'lib-src/webhook-middleware',
    name: names.middlewarePackage,
    label: 'Webhook signature middleware',
  },
];
