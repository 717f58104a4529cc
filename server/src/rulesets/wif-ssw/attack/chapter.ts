/** The modifiers of this chapter, which the list of implemented rules names. */
export { submarineModifiers as modifiers } from './submarine-value';
