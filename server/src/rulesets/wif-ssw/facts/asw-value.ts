export * from '../asw/asw-value';
