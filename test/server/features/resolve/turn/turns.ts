/** The turn of a text. */
import assert from 'node:assert/strict';
import { analyse } from '../../../../../server/src/features';
import { findTurn } from '../../../../../server/src/features/resolve/turn/find';
import type { FoundTurn } from '../../../../../server/src/features/resolve/turn/find';
import { environment } from '../../../../support/environment';

export function turnIn(text: string): FoundTurn {
  const foundTurn = findTurn(analyse(text, undefined, environment()));
  assert.ok(!('refused' in foundTurn), 'refused' in foundTurn ? foundTurn.refused : '');
  return foundTurn;
}
