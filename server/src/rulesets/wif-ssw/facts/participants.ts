export * from '../initiation/participants';
