/** The schema layer: diagnostics, descriptions and ids by the JSON schemas. */
export { listAdjustables, listScenarioAdjustables, listUnitTypes, type Adjustable } from './adjustable';
export { checkSchema, checkSchemaInSteps, createSchemaCache, type SchemaCache } from './check-schema';
export { chooseRuleset, type RulesetChoice } from './choose-ruleset';
export { describeAt, getTitleAt, type Description, type KnownKey, type KnownValue } from './describe';
export { formatSchemaTables } from './format-tables';
export { findLargestCount } from './largest-count';
export { checkIdFormat } from './id-format';
export { collectIds, createIdCache, type CollectOptions, type IdCache } from './ids';
export { collectItemRoles, collectMemberRoles, type Role, type RolePlace } from './roles';
export { configSchema, rulesetIds } from './schema';
export { loadValidators } from './validate';
export { describeKind } from './words';
export { getInheritanceTree } from './inheritance';
export { listTableReferences, withTables, type TableReference } from './tables';
