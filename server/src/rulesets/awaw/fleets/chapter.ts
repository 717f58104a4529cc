/** The modifiers of this chapter, which the list of implemented rules names. */
export { fireModifiers as modifiers } from './fleet-modifiers';
