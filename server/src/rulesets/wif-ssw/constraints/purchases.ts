export * from '../surprise/orders';
