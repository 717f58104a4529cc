/** Finds the turn of a text, for the tests of turns. */
import assert from 'node:assert/strict';
import { analyse } from '../../../../../server/src/features';
import { findTurn } from '../../../../../server/src/features/resolve/turn/find';
import type { LocatedTurn } from '../../../../../server/src/features/resolve/turn/find';
import { environment } from '../../../../support/environment';

export function parseTurn(text: string): LocatedTurn {
  const locatedTurn = findTurn(analyse(text, undefined, environment()));
  assert.ok(!('refused' in locatedTurn), 'refused' in locatedTurn ? locatedTurn.refused : '');
  return locatedTurn;
}
