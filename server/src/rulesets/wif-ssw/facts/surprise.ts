export * from '../surprise/surprise';
