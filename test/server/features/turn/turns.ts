/** The turn of a text. */
import assert from 'node:assert/strict';
import { analyse } from '../../../../server/src/features';
import { findTurn } from '../../../../server/src/features/turn/find';
import type { FoundTurn } from '../../../../server/src/features/turn/find';
import { environment } from '../../../support/environment';

export function turnIn(text: string): FoundTurn {
  const found = findTurn(analyse(text, undefined, environment()));
  assert.ok(!('refused' in found), 'refused' in found ? found.refused : '');
  return found;
}
