/**
 * Port of the site with the fixtures: the one after that of the site itself, as in
 * `playwright.config.ts`.
 */
const port = Number(process.env.PORTAL_TEST_PORT ?? 4300) + 1;

/**
 * For `test.use({baseURL: FIXTURES_URL})`: switchable colors, a navbar that hides, pages that fail
 * on demand.
 */
export const FIXTURES_URL = `http://localhost:${port}/docs/`;

/** Requests for the nodes of a search server that its configuration names, and that exist nowhere. */
export const NODES = 'https://*.search.example/**';
