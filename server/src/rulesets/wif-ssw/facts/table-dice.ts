export * from '../dice/table-dice';
