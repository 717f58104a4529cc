// Generates the TypeScript types of a valid scenario.
import { compile } from 'json-schema-to-typescript';
import { removeAnnotations } from './schemas.mjs';

/**
 * @param {string} ruleset an id such as `wif-ssw`, which names the root type (`WifSswScenario`)
 * @param {import('./schemas.mjs').JsonSchema} bundled
 * @returns {Promise<string>} the text of a TypeScript file
 */
export function renderTypeFile(ruleset, bundled) {
  const name = `${ruleset.replace(/(?:^|-)(\w)/g, (_match, letter) => letter.toUpperCase())}Scenario`;
  // Titles are removed: the library would name a type after each of them.
  return compile({ ...removeAnnotations(bundled, ['description', 'tsType']), title: name }, name, {
    additionalProperties: false, // undeclared properties are not part of the type
    bannerComment: '// Generated from schemas/ by scripts/generate.mjs: do not edit.',
    declareExternallyReferenced: true,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: false,
    format: false,
  });
}
