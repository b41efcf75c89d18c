const location = {pathname: '/', search: '', hash: '', state: undefined};

/** Stands in for `@docusaurus/router`: nothing navigates. */
export const useHistory = () => ({location, replace: () => {}});
