// What docusaurus-plugin-openapi-docs names its files with; the package has no types.
declare module 'lodash/kebabCase' {
  export default function kebabCase(text: string): string;
}
