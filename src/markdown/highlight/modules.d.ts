// What prismjs ships for its loader; its types leave it out.
declare module 'prismjs/components.js' {
  const components: {
    readonly languages: Readonly<Record<string, {readonly alias?: string | readonly string[]}>>;
  };
  export default components;
}
