/** The modifiers of this chapter, which the list of implemented rules names. */
import type { ModifierList } from '../../chapter';
import { byPeriscopeDepth, bySubmerging } from './values';

export const modifiers: ModifierList = [byPeriscopeDepth, bySubmerging];
