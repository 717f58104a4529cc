/** The modifiers of this chapter, which the list of implemented rules names. */
import type { ModifierList } from '../../chapter';
import { byTorpedoes } from './penalty';

export const modifiers: ModifierList = [byTorpedoes];
