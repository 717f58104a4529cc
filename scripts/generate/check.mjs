// Checks the schemas: misspelt keywords, unsatisfiable constraints and dangling references are reported here.
import { Ajv } from 'ajv';
import { annotationKeywords, bundleSchema, schemaSuffix } from './schemas.mjs';

/**
 * @param {import('./schemas.mjs').Schemas} schemas
 * @param {string[]} rulesets
 * @throws if a schema is invalid: the message names the file and the place
 */
export function checkSchemas(schemas, rulesets) {
  for (const ruleset of rulesets) {
    const ajv = new Ajv({
      discriminator: true,
      strict: true,
      strictRequired: false, // `required` beside `properties` of an enclosing schema is good style
      strictTypes: false, // ... and so is a `type` that an enclosing schema states
    });
    ajv.addVocabulary(annotationKeywords);
    try {
      ajv.compile(bundleSchema(schemas, ruleset));
    } catch (error) {
      throw new Error(`${ruleset}${schemaSuffix}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
}
