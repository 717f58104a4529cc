// Generates the types of an entry in one file without imports.
import path from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { projectRoot } from '../support/project.mjs';

/** @param {string} entry a source module @returns {Promise<string>} */
export async function bundleTypes(entry) {
  const tsconfig = path.join(projectRoot, 'server/tsconfig.json');
  const bundle = await rollup({
    input: path.join(projectRoot, entry),
    plugins: [dts({ tsconfig, compilerOptions: { composite: false, incremental: false, noEmit: false } })],
  });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code;
}
