declare module 'react-helmet-async/lib/index.module.js' {
  import type {Component, ReactNode} from 'react';

  interface Instance {
    emitChange?: () => void;
  }
  export const Helmet: unknown;
  export const HelmetData: unknown;
  export class HelmetProvider extends Component<{
    readonly context: {helmet?: unknown};
    readonly children?: ReactNode;
  }> {
    readonly helmetData: {
      readonly instances: Instance[];
      readonly value: {
        setHelmet: (helmet: unknown) => void;
        readonly helmetInstances: {add: (instance: Instance) => void};
      };
    };
  }
}

declare module '@docusaurus/plugin-content-docs/lib/client/docsUtils.js' {
  export * from '@docusaurus/plugin-content-docs/client';
}

declare module '@docusaurus/core/lib/client/renderToHtml.js' {
  import type {ReactNode} from 'react';

  export function renderToHtml(app: ReactNode): Promise<string>;
}
