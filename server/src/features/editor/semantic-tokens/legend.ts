/** Token types and modifiers as indexes of the legend (`protocol/semantic-tokens.ts`). */
import { type SemanticTokenType, semanticTokenModifiers, semanticTokenTypes } from '../../../protocol';
import type { Role } from '../../../schema';

const tokenTypes: Readonly<Record<Role, SemanticTokenType>> = {
  power: 'class',
  id: 'variable',
  type: 'type',
  word: 'enumMember',
  label: 'event',
  number: 'number',
};

export const typeIndex = (role: Role): number => semanticTokenTypes.indexOf(tokenTypes[role]);

/** Modifier bits. */
export const declaration = 1 << semanticTokenModifiers.indexOf('declaration');
export const ignored = 1 << semanticTokenModifiers.indexOf('deprecated');
