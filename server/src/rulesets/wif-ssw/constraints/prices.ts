export * from '../surprise/wrong-prices';
