/** The modifiers of this chapter, which the list of implemented rules names. */
import type { ModifierList } from '../../chapter';
import { attackModifiers } from '../values';
import { detectionModifiers } from './modifiers';

export const modifiers: ModifierList = [...detectionModifiers, ...attackModifiers];
