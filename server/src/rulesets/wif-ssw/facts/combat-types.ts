export * from '../surprise/combat-types';
