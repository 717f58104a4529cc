/** Checks that depths are declared in the right phase. */
import type { Violation } from '../../../model/diagnostic';
import { formatPhase } from '../../axis-and-allies/wording';
import { cite, setMember, placeAt, createPreferredFix, type RuleId } from '../kit';
import type { Declaration, Header } from '../data';
import { chooseReading } from '../fixes';
import { getDeclarationPhase } from './declarations';

/** Reports a declaration in the wrong phase. @param rule that sets the phase */
export function* checkDeclaredPhase(declaration: Declaration, header: Header, rule: RuleId): Iterable<Violation> {
  const expectedPhase = getDeclarationPhase(header);
  const { group, phase = expectedPhase } = declaration;
  if (phase === expectedPhase) return;
  const isOptionReading = phase === 'combat-move' || phase === 'noncombat-move';
  yield {
    message: `The depth of ${group} is declared in ${formatPhase(phase)}, but depths are declared in ${formatPhase(expectedPhase)}${cite(rule)}. Change the phase${isOptionReading ? ', or the option `declarationPhase`' : ''}.`,
    place: placeAt(declaration, 'phase'),
    fixes: [
      createPreferredFix(
        `Change the phase to ${formatPhase(expectedPhase)}`,
        setMember(declaration, 'phase', expectedPhase),
      ),
      ...(isOptionReading ? [chooseReading(header, 'declarationPhase', phase)] : []),
    ],
  };
}
