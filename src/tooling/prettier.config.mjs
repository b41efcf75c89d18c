/** How code looks. Widths and quotes are the field's; brackets are those of Docusaurus. */
export default {
  printWidth: 100,
  singleQuote: true,
  bracketSpacing: false,
};
