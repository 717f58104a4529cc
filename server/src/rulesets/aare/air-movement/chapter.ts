/** The modifiers of this chapter, which the list of implemented rules names. */
export { moveModifiers as modifiers } from '../values';
