const location = {pathname: '/', search: '', hash: '', state: undefined};

/** A stub of `@docusaurus/router` that does not navigate. */
export const useHistory = () => ({location, replace: () => {}});
