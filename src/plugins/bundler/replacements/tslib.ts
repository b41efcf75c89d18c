interface Imported {
  readonly __esModule?: boolean;
}

/**
 * The one function that scripts of the browser take from the package. All of it would be in the
 * script of every page, since nothing can be left out of what is required.
 */
export const __importDefault = (module: Imported): object =>
  module.__esModule === true ? module : {default: module};
