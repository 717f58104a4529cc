/** The modifiers of this chapter, which the list of implemented rules names. */
export { defenseModifiers as modifiers } from '../values';
