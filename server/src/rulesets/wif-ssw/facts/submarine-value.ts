export * from '../attack/submarine-value';
export * from '../attack/submarine-factors';
