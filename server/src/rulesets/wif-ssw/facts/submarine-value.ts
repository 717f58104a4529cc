export * from '../attack/submarine-value';
