declare module 'nprogress' {
  /** The part of the package that we touch. */
  const NProgress: {
    readonly status: number | null;
    readonly isRendered: () => boolean;
    readonly configure: (options: {readonly barSelector: string}) => unknown;
    render: (fromStart?: boolean) => HTMLElement;
  };
  export default NProgress;
}
