/** The schema layer: diagnostics, descriptions and ids by the JSON schemas. */
export { adjustables, scenarioAdjustables, type Adjustable } from './adjustable';
export { checkPartsInSteps, checkSchema, schemaCache, type SchemaCache } from './check';
export { chooseRuleset, type RulesetChoice } from './choose';
export { describe, titleAt, type Description, type KnownKey, type KnownValue } from './describe';
export { largestCount } from './groups';
export { idFault } from './id-form';
export { collectIds, idCache, type CollectOptions, type IdCache } from './ids';
export { rolesOfItems, rolesOfMembers, type Role, type RolePlace } from './roles';
export { configSchema, rulesetIds } from './schema';
export { loadValidators } from './validate';
export { kindWords } from './words';
export { takingPlaces } from './taking';
export { tableFilesOf, withTables, type TableFile } from './tables';
