const IMPORT = /^import \{([^}]+)\} from (["'])react\/jsx-runtime\2;?/m;

/**
 * Lets a compiled document refer to the import of the JSX functions once. The bundler tracks each
 * reference to an import, and a document has hundreds of elements.
 *
 * @param {string} code
 */
module.exports = function bindRuntime(code) {
  return code.replace(IMPORT, (_statement, list) => {
    const names = list.split(',').map((name) => name.trim().split(' as '));
    const imports = names.map(([imported, local]) => `${imported} as ${local}$`);
    const constants = names.map(([, local]) => `${local} = ${local}$`);
    return `import {${imports.join(', ')}} from "react/jsx-runtime"; const ${constants.join(', ')};`;
  });
};
