/** The two servers on the same files: Asdic's, and the popular YAML server. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loaders } from '../../server/src/generated/schemas';
import type { ServerKind } from './language-server';

export const asdic: ServerKind = {
  name: 'asdic',
  args: [resolve('dist/server.cjs'), '--stdio'],
  languageId: 'asdic-scenario',
  configuration: { asdic: {} },
};

/** @param folder the folder for the schema, which the server reads */
export async function prepareYamlServer(folder: string): Promise<ServerKind> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'wif-ssw.schema.json');
  writeFileSync(file, await loaders['wif-ssw']());
  return {
    name: 'yaml-language-server',
    args: [resolve('node_modules/yaml-language-server/bin/yaml-language-server'), '--stdio'],
    languageId: 'yaml',
    configuration: {
      yaml: {
        schemas: { [pathToFileURL(file).href]: ['*.scenario.yaml'] },
        schemaStore: { enable: false },
        kubernetesCRDStore: { enable: false },
        validate: true,
        hover: true,
        completion: true,
      },
    },
  };
}

/** Milliseconds that the YAML server waits after an edit before it parses the text. They are subtracted before the comparison. */
export const yamlServerDelay = 200;
