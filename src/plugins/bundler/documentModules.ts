/**
 * One file for what surrounds each document. Docusaurus makes four, and the name of each takes 15
 * bytes of every page.
 */
export const documentModules = {
  name: 'documents',
  test: /[\\/](?:theme-classic[\\/]lib[\\/]theme[\\/](?:DocsRoot|DocVersionRoot|DocRoot)[\\/].*\.js|content[\\/]__plugin\.json)$/,
  type: /^(?:javascript|json)/,
  chunks: 'async',
  enforce: true,
  priority: 55,
} as const;
