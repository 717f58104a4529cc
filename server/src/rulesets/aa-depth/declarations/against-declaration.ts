/** Checks the depth written with submarines against the last declared depth. */
import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import type { Finding } from '../../../model/problem';
import type { Depth, Header } from '../data';
import { takeKeyOut } from '../fixes';
import { depthName } from '../search/search';
import { cite } from '../wording';
import { combatMoment, inForce } from './declarations';

/**
 * Reports a contradiction with the declaration in force in the scenario's turn; nothing if there is no turn.
 * @param written the group of a battle, or submarines outside battles, with their depth
 */
export function* againstDeclaration(
  written: { readonly depth?: Depth } | undefined,
  id: string | undefined,
  power: string | undefined,
  header: Header,
): Iterable<Finding> {
  const now = combatMoment(header);
  if (now === undefined || written?.depth === undefined || id === undefined) return;
  const declared = inForce(id, power, header, now);
  if (declared === undefined || declared.depth === written.depth) return;
  yield {
    message: `${id} is ${depthName(written.depth)} here, but by its last declaration, in round ${declared.round}, it is ${depthName(declared.depth)}${cite('depth-holds')}. Correct one of them, or remove \`depth\` here.`,
    place: at(written, 'depth'),
    related: [{ message: 'The declaration.', place: at(declared, 'depth') }],
    fixes: [
      { ...takeKeyOut(written, 'depth'), preferred: true },
      { title: `Change the declaration to ${written.depth}`, edits: [set(declared, 'depth', written.depth)] },
    ],
  };
}
