/**
 * dependency-cruiser asks swc for TypeScript without JSX, so every .tsx file is a syntax error to it, and it does not tell
 * `import type` from `import`. Loaded first, this repairs both: JSX is read, and with BORDERS=values imports of types are
 * left out, because the compiler erases them and they carry nothing across a border.
 */
const swc = require('@swc/core');

const parseFileSync = swc.parseFileSync;
swc.parseFileSync = (file, options) => {
  const ast = parseFileSync(file, { ...options, tsx: /\.[jt]sx$/.test(file) });
  if (process.env.BORDERS === 'values') ast.body = ast.body.filter((item) => !item.typeOnly);
  return ast;
};
