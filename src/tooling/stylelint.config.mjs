/** Colors have one home: the tokens. */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'color-no-hex': true,
    'import-notation': 'string',
    'declaration-no-important': true,
    'selector-class-pattern': null,
    'custom-property-pattern': null,
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
  },
  overrides: [{files: ['**/tokens.css', '**/css/code.css'], rules: {'color-no-hex': null}}],
};
