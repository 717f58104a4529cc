/** Checks the depth written with submarines against the last declared depth. */
import type { Violation } from '../../../model/diagnostic';
import { removeKey, cite, setMember, placeAt, offer } from '../kit';
import type { Depth, Header } from '../data';
import { formatDepth } from '../search/search';
import { getCombatMoment, findDeclarationInForce } from './declarations';

/**
 * Reports a contradiction with the declaration in force in the scenario's turn; nothing if there is no turn.
 * @param depthHolder the group of a battle, or submarines outside battles, with their depth
 */
export function* checkAgainstDeclaration(
  depthHolder: { readonly depth?: Depth } | undefined,
  id: string | undefined,
  power: string | undefined,
  header: Header,
): Iterable<Violation> {
  const combatMoment = getCombatMoment(header);
  if (combatMoment === undefined || depthHolder?.depth === undefined || id === undefined) return;
  const declared = findDeclarationInForce(id, power, header, combatMoment);
  if (declared === undefined || declared.depth === depthHolder.depth) return;
  yield {
    message: `${id} is ${formatDepth(depthHolder.depth)} here, but by its last declaration, in round ${declared.round}, it is ${formatDepth(declared.depth)}${cite('depth-holds')}. Correct one of them, or remove \`depth\` here.`,
    place: placeAt(depthHolder, 'depth'),
    related: [{ message: 'The declaration.', place: placeAt(declared, 'depth') }],
    fixes: [
      { ...removeKey(depthHolder, 'depth'), preferred: true },
      offer(`Change the declaration to ${depthHolder.depth}`, setMember(declared, 'depth', depthHolder.depth)),
    ],
  };
}
