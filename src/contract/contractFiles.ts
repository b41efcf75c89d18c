/** Patterns of what the contract is made from, below the folder of the site. */
export const CONTRACT_FILES = ['api-specs/**/*.{yaml,yml,json}'];
