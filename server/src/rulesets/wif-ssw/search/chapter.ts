/** The modifiers of this chapter, which the list of implemented rules names. */
import type { ModifierList } from '../../chapter';
import { searchModifiers } from './search';

export const modifiers: ModifierList = [...searchModifiers.subs, ...searchModifiers.convoy];
