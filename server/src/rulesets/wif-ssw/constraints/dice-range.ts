export * from '../dice/beyond-the-die';
