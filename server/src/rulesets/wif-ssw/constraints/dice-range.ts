export * from '../dice/checks/dice-range';
