/** The modifiers of this chapter, which the list of implemented rules names. */
export { airAttackModifiers as modifiers } from './air-modifiers';
