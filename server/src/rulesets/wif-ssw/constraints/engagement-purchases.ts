export * from '../surprise/refused-purchases';
