/** The modifiers of this chapter, which the list of implemented rules names. */
export { raidModifiers as modifiers } from './raiders';
